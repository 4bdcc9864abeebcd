import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endedChildrenSeconds } from './processorTime.mjs';
import { machineProbe, slownessOf, stepBudgets, stepsAtOnce } from './stepBudgets.mjs';
import { inWorkspace } from './workspace.mjs';

/**
 * Result of the probe on a machine.
 *
 * @typedef {import('./stepBudgets.mjs').Measured & { busyness: number }} Machine
 *   `busyness`: how many times longer the probe took because other programs ran as well
 */

/** Measures how fast this machine is just now, as a run uses it: two probes next to each other, which takes a second or two. @returns {Promise<Machine>} */
export async function measureMachine() {
  const before = endedChildrenSeconds();
  const started = performance.now();
  const probe = inWorkspace('tools', 'scripts', 'src', 'machineProbe.mjs');
  const probes = Array.from({ length: stepsAtOnce }, () =>
    spawn(process.execPath, [probe], { stdio: 'ignore' }),
  );
  await Promise.all(probes.map((child) => once(child, 'close')));
  const seconds = (performance.now() - started) / 1000;
  const after = endedChildrenSeconds();
  // A system that reports no processor time has its slowness in the time that passed.
  const cpuSeconds = before === undefined || after === undefined ? seconds * stepsAtOnce : after - before;
  return {
    name: machineProbe,
    cpuSeconds,
    busyness: Math.max(1, (seconds * stepsAtOnce) / cpuSeconds / usualBusyness),
  };
}

/** Two probes next to each other end a little apart, and wait for the disk. */
const usualBusyness = 1.15;

/** Below this, neither how slow a machine is nor how busy is worth a word. */
const noticeable = 1.2;

/**
 * How long a run will take, and why, as a sentence.
 *
 * @param {Machine} machine
 * @param {readonly string[]} steps the names of those whose parts are known; none where nothing is known
 */
export function expectationOf(machine, steps) {
  const slowness = slownessOf([machine]);
  const how = [
    ...(slowness >= noticeable ? [`${slowness.toFixed(1)} times as slow as the reference`] : []),
    ...(machine.busyness >= noticeable
      ? [`${machine.busyness.toFixed(1)} times slower again for what else runs on it`]
      : []),
  ];
  const unfinished = steps.map((name) => ({ name, seconds: 0 }));
  const expected = minutesText(secondsLeft(unfinished, slowness * machine.busyness));
  const sentence = `This machine is ${how.join(', and ') || 'as fast as the reference'}`;
  return steps.length === 0 ? `${sentence}.` : `${sentence}: expect ${expected}.`;
}

/**
 * Where a run stands, as a sentence.
 *
 * @param {{ measured: readonly import('./stepBudgets.mjs').Measured[], unfinished: readonly import('./runSteps.mjs').Unfinished[], busyness: number, seconds: number }} run
 *   `measured`: the machine and the steps that have ended
 */
export function progressOf({ measured, unfinished, busyness, seconds }) {
  const done = measured.length - 1;
  const left = minutesText(secondsLeft(unfinished, slownessOf(measured) * busyness));
  const rest = unfinished.length === 0 ? '' : `, about ${left} left`;
  return `${done} of ${done + unfinished.length} steps after ${minutesText(seconds)}${rest}`;
}

/** Seconds of a step without a part, about. */
const smallSeconds = 20;

/** How long steps will take together on all processors that a run uses. @param {readonly import('./runSteps.mjs').Unfinished[]} steps @param {number} slowness */
function secondsLeft(steps, slowness) {
  const left = steps.map(({ name, seconds }) =>
    Math.max(0, (stepBudgets[name] ?? smallSeconds) * slowness - seconds),
  );
  return left.reduce((sum, each) => sum + each, 0) / stepsAtOnce;
}

/** @param {number} seconds */
function minutesText(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
