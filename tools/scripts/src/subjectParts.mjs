import { existsSync, readFileSync } from 'node:fs';
import { maxTimesBudget } from './stepBudgets.mjs';
import { inWorkspace } from './workspace.mjs';

/** The parts, from the root of the workspace: `node tools/scripts/src/lowerSubjectParts.mjs` writes them after a run. */
export const subjectPartsFile = 'tools/scripts/subjectParts.json';

/** Where a run stores what its subjects took. */
export const lastTimesFile = inWorkspace('dist', 'test-reports', 'subjects.json');

/** A subject that takes less has no limit, and this much above its part is noise. */
export const noiseSeconds = 10;

/** @typedef {Readonly<Record<string, number>>} Parts seconds of processor time by subject */

/** @returns {Parts} */
export function readSubjectParts() {
  const path = inWorkspace(subjectPartsFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Share of each subject in a run, in seconds of processor time: of a step each of its files has the share of its duration. A step that
 * was taken from the cache took nothing.
 *
 * @param {readonly import('./runSteps.mjs').Outcome[]} outcomes
 * @returns {Parts}
 */
export function timesOfSubjects(outcomes) {
  /** @type {Record<string, number>} */
  const times = {};
  for (const { count, cpuSeconds = 0 } of outcomes) {
    const files = (count.files ?? []).filter(({ title }) => subjectOf(title) !== undefined);
    const all = files.reduce((sum, { seconds }) => sum + seconds, 0);
    for (const { title, seconds } of files) {
      const subject = subjectOf(title) ?? '';
      times[subject] = (times[subject] ?? 0) + (all > 0 ? (seconds / all) * cpuSeconds : 0);
    }
  }
  return times;
}

/** The folder of a subject or a part of the engine in the API, of a library or of another tool. @param {string} file @returns {string | undefined} */
function subjectOf(file) {
  const path = file.replaceAll('\\', '/');
  return /^tools\/api\/src\/(?:(?:subjects|engine)\/[\w-]+(?=\/)|hardening)|^(?:libs|tools)\/[\w-]+/.exec(
    path,
  )?.[0];
}

/**
 * The subjects that have outgrown their part, each as a sentence; on a slow machine in proportion.
 *
 * @param {Parts} times
 * @param {Parts} parts
 * @param {number} slowness
 * @returns {string[]}
 */
export function outgrownSubjects(times, parts, slowness) {
  if (slowness > maxTimesBudget) return [];
  return Object.entries(parts).flatMap(([subject, part]) => {
    const seconds = times[subject] ?? 0;
    const most = Math.max(part, noiseSeconds) * maxTimesBudget * slowness + noiseSeconds;
    if (seconds <= most) return [];
    return [
      `The tests of ${subject} took ${Math.round(seconds)} s of processor time. Their part is ${part} s.`,
    ];
  });
}

/**
 * Parts that exceed the earlier ones: the part of a subject, or all together. A new subject brings its part with it by what others
 * give up.
 *
 * @param {Parts} before
 * @param {Parts} now
 * @returns {string[]}
 */
export function raisedParts(before, now) {
  const sum = (/** @type {Parts} */ parts) => Object.values(parts).reduce((all, part) => all + part, 0);
  const raised = Object.keys(now).filter((subject) => (before[subject] ?? Infinity) < (now[subject] ?? 0));
  return sum(now) > sum(before) ? [...raised, 'all subjects together'] : raised;
}
