import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endedChildrenSeconds } from './processorTime.mjs';
import { stepsAtOnce } from './stepBudgets.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what `node` runs, or nothing where the step cannot run
 * @property {string} [cannotRun] why not, as a sentence: it fails then
 * @property {string} [skipped] why it does not run here, as a sentence: it counts as nothing then
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => void} [prepare] runs before it starts
 * @property {string[]} [after] the names of the steps that must have passed before
 * @property {number} [limitMs] it is ended after this time; an hour unless given
 * @property {(exitCode: number) => Count} [count] how much ran; without it the step counts as one
 *
 * @typedef {{ title: string, seconds: number }} Timed
 * @typedef {{ passed: number, failed: number, failures?: string[], retried?: string[], tests?: Timed[], files?: Timed[] }} Count
 *   `failures`: each failed test and its message; `retried`: each that passed at the second try, and its error at the first; `tests` and `files`: how long each took
 * @typedef {{ name: string, count: Count, seconds: number, cpuSeconds?: number | undefined, log?: string, reason?: string }} Outcome
 * @typedef {{ name: string, seconds: number }} Unfinished a step that has not ended, and how long it has been running
 */

/** A step that takes longer than this hangs: what it printed by then is its result. */
const maxStepMs = 3_600_000;
const usualLogs = inWorkspace('dist', 'test-logs');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs steps, two at a time, each as soon as those that it waits for are done.
 *
 * @param {Step[]} steps
 * @param {(outcome: Outcome, unfinished: Unfinished[]) => void} onEnd
 * @param {string} [logFolder] where what they print is stored
 */
export async function runSteps(steps, onEnd, logFolder = usualLogs) {
  mkdirSync(logFolder, { recursive: true });
  // Earlier commands, such as installing the packages, belong to no step.
  countedSeconds = endedChildrenSeconds() ?? 0;
  const waiting = [...steps];
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** When each step began. @type {Map<string, number>} */
  const begun = new Map();

  const unfinished = () =>
    steps
      .filter(({ name, skipped }) => !skipped && !outcomes.has(name))
      .map(({ name }) => ({ name, seconds: (Date.now() - (begun.get(name) ?? Date.now())) / 1000 }));

  async function lane() {
    for (;;) {
      const index = waiting.findIndex((step) => (step.after ?? []).every((name) => outcomes.has(name)));
      const [step] = index < 0 ? [] : waiting.splice(index, 1);
      if (!step) return;
      begun.set(step.name, Date.now());
      const missing = step.after?.find((name) => (outcomes.get(name)?.count.failed ?? 0) > 0);
      const outcome = await runStep(
        missing ? { ...step, cannotRun: `It needs '${missing}'.` } : step,
        logFolder,
      );
      outcomes.set(step.name, outcome);
      onEnd(outcome, unfinished());
    }
  }

  // A lane ends when everything left waits for the other; that one then takes the rest.
  while (waiting.length > 0) await Promise.all(Array.from({ length: stepsAtOnce }, lane));
  return [...outcomes.values()];
}

/** The processor time of the children that have ended before the steps, or were counted for one of them. */
let countedSeconds = 0;

/** Ends every step that is under way, with all that it has started. */
export function stopSteps() {
  for (const child of running) if (child.pid !== undefined) killGroup(child.pid);
}

/** @param {Step} step @param {string} logFolder @returns {Promise<Outcome>} */
async function runStep(step, logFolder) {
  const reason = step.skipped ?? step.cannotRun;
  if (reason) {
    return { name: step.name, count: { passed: 0, failed: step.skipped ? 0 : 1 }, seconds: 0, reason };
  }
  step.prepare?.();
  const started = Date.now();
  const log = join(logFolder, `${step.name.replaceAll(' ', '-')}.log`);
  const { exitCode, cpuSeconds } = await runLogged(step, log);
  const fallback = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = step.count?.(exitCode) ?? fallback;
  // Something can fail outside of any test: an import, a clean-up, the runner itself.
  if (exitCode !== 0 && count.failed === 0) count.failed = 1;
  const seconds = (Date.now() - started) / 1000;
  return { name: step.name, count, seconds, cpuSeconds, log };
}

/** @param {Step} step @param {string} log @returns {Promise<{ exitCode: number, cpuSeconds?: number | undefined }>} */
function runLogged(step, log) {
  return new Promise((resolve) => {
    const file = createWriteStream(log);
    const child = spawn(process.execPath, step.command, {
      cwd: workspaceRoot,
      env: step.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    running.add(child);
    const limitMs = step.limitMs ?? maxStepMs;
    const limit = setTimeout(() => {
      file.write(`\nThis took longer than ${limitMs / 1000} s and was ended.\n`);
      if (child.pid !== undefined) killGroup(child.pid);
    }, limitMs);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    /** @type {number | undefined} */
    let cpuSeconds;
    // Of parallel steps one ends at a time: what the ended children took more is what it took.
    child.on('exit', () => {
      const all = endedChildrenSeconds();
      if (all !== undefined) cpuSeconds = all - countedSeconds;
      countedSeconds = all ?? 0;
    });
    child.on('close', (code, signal) => {
      clearTimeout(limit);
      running.delete(child);
      if (signal) file.write(`\nSomebody ended this by ${signal}.\n`);
      file.end(() => resolve({ exitCode: code ?? 1, cpuSeconds }));
    });
  });
}

/** @param {number} pid */
function killGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has ended by itself in the meantime.
  }
}

/** The end of a step's output. @param {string} log @param {number} lines */
export function tailOf(log, lines) {
  const all = readFileSync(log, 'utf8').trimEnd().split('\n');
  const left = all.length - lines;
  return [...(left > 0 ? [`(${left} lines before these stand in ${log})`] : []), ...all.slice(-lines)].join(
    '\n',
  );
}

/**
 * Reports that a step failed without a test that did, and why: its first and last output. None where its tests alone failed.
 *
 * @param {Outcome} outcome
 * @returns {string[]}
 */
export function failureOutsideOfTests({ name, count, log, reason }) {
  if (count.failed <= (count.failures ?? []).length) return [];
  if (!log) return [`${name}: ${reason}`];
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  const shown = lines.length > 12 ? [...lines.slice(0, 4), '…', ...lines.slice(-8)] : lines;
  return [[`${name}, outside of its tests`, ...shown.map((line) => `    ${line}`)].join('\n')];
}
