import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { endedChildrenSeconds } from './processorTime.mjs';
import { inWorkspace, workspaceRoot } from './workspace.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command what `node` runs, or nothing where the step cannot run
 * @property {number} [workers] processes that it keeps busy, 1 unless given; all steps that run at one time have at most two
 * @property {boolean} [isFatal] its failure ends the run
 * @property {string} [cannotRun] why not, as a sentence: it fails then
 * @property {string} [skipped] why it does not run here, as a sentence: it counts as nothing then
 * @property {NodeJS.ProcessEnv} [env]
 * @property {() => void} [prepare] runs before it starts
 * @property {string[]} [after] the names of the steps that must have passed before
 * @property {number} [limitMs] the step is ended after this time without output
 * @property {(exitCode: number) => Count} [count] how much ran; without it the step counts as one
 *
 * @typedef {{ title: string, seconds: number }} Timed
 * @typedef {{ file: string, title: string, message: string }} FailedTest
 *   `file`: from the root of the workspace; `title`: empty where the file could not be loaded
 * @typedef {{ passed: number, failed: number, failures?: FailedTest[], tests?: Timed[], files?: Timed[] }} Count
 *   `tests` and `files`: how long each took
 * @typedef {{ name: string, step: Step, count: Count, seconds: number, cpuSeconds?: number | undefined, load?: number, log?: string, reason?: string }} Outcome
 *   `load`: of the machine at the end of the step
 */

/** Workers of all steps that run at one time: as many as a small machine has processors. */
const workersAtOnce = 2;

/** A step that prints nothing for so long hangs, also on a slow machine. Its output up to then is its result. */
const maxSilenceMs = 10 * 60_000;

const usualLogs = inWorkspace('dist', 'test-logs');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs steps in their order, next to each other while they have at most two workers together, each after those that it waits for.
 *
 * @param {Step[]} steps
 * @param {(outcome: Outcome) => void} onEnd
 * @param {{ logFolder?: string, limitMs?: number }} [options] `logFolder`: where output is stored; `limitMs`: after it no step begins
 * @returns {Promise<Outcome[]>}
 */
export async function runSteps(steps, onEnd, { logFolder = usualLogs, limitMs = Infinity } = {}) {
  mkdirSync(logFolder, { recursive: true });
  // Earlier commands, such as installing the packages, belong to no step.
  countedSeconds = endedChildrenSeconds() ?? 0;
  const deadline = Date.now() + limitMs;
  const waiting = [...steps];
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  /** @type {Map<string, Promise<void>>} */
  const active = new Map();
  let free = workersAtOnce;

  const reasonAgainst = (/** @type {Step} */ step) => {
    if (isStopped) return 'The run was ended.';
    if (Date.now() >= deadline) return 'The time for the whole run is over.';
    const failed = step.after?.find((name) => (outcomes.get(name)?.count.failed ?? 0) > 0);
    if (failed !== undefined) return `It needs '${failed}'.`;
    const fatal = [...outcomes.values()].find(({ step: { isFatal }, count }) => isFatal && count.failed > 0);
    return fatal && `'${fatal.name}' failed.`;
  };

  /** @param {Step} step @param {number} workers */
  async function run(step, workers) {
    const reason = reasonAgainst(step);
    const outcome = await runStep(reason ? { ...step, cannotRun: reason } : step, logFolder);
    free += workers;
    active.delete(step.name);
    outcomes.set(step.name, outcome);
    onEnd(outcome);
  }

  const isReady = (/** @type {Step} */ { after = [] }) => after.every((name) => outcomes.has(name));
  while (waiting.length > 0 || active.size > 0) {
    const index = waiting.findIndex(isReady);
    const workers = Math.min(waiting[index]?.workers ?? 1, workersAtOnce);
    const [step] = index >= 0 && workers <= free ? waiting.splice(index, 1) : [];
    if (step) {
      free -= workers;
      active.set(step.name, run(step, workers));
    } else if (active.size > 0) {
      await Promise.race(active.values());
    } else {
      throw new Error(`These steps wait for others that do not run: ${waiting.map(({ name }) => name)}`);
    }
  }
  return [...outcomes.values()];
}

/** The processor time of the children that have ended before the steps, or were counted for one of them. */
let countedSeconds = 0;

let isStopped = false;

/** Ends every step that is running, with all processes that it has started. None begins any more. */
export function stopSteps() {
  isStopped = true;
  for (const child of running) if (child.pid !== undefined) killGroup(child.pid);
}

/** @param {Step} step @param {string} logFolder @returns {Promise<Outcome>} */
async function runStep(step, logFolder) {
  const { name } = step;
  const reason = step.skipped ?? step.cannotRun;
  if (reason) {
    return { name, step, count: { passed: 0, failed: step.skipped ? 0 : 1 }, seconds: 0, reason };
  }
  step.prepare?.();
  const started = Date.now();
  const log = join(logFolder, `${name.replaceAll(/[^\w.,-]+/g, '-')}.log`);
  const { exitCode, cpuSeconds } = await runLogged(step, log);
  const fallback = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const count = step.count?.(exitCode) ?? fallback;
  // Something can fail outside of any test: an import, a clean-up, the runner itself.
  if (exitCode !== 0 && count.failed === 0) count.failed = 1;
  const seconds = (Date.now() - started) / 1000;
  return { name, step, count, seconds, cpuSeconds, load: loadavg()[0] ?? 0, log };
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
    const limitMs = step.limitMs ?? maxSilenceMs;
    const limit = setTimeout(() => {
      file.write(`\nThis printed nothing for ${limitMs / 1000} s and was ended.\n`);
      if (child.pid !== undefined) killGroup(child.pid);
    }, limitMs);
    child.stdout.pipe(file, { end: false });
    child.stderr.pipe(file, { end: false });
    for (const output of [child.stdout, child.stderr]) output.on('data', () => limit.refresh());
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
      if (signal) file.write(`\nThis was ended by ${signal}.\n`);
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
  return [...(left > 0 ? [`(${left} earlier lines are in ${log})`] : []), ...all.slice(-lines)].join('\n');
}

/**
 * Why a step failed outside of its tests: the first and last lines of its output. None where its tests alone failed.
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
