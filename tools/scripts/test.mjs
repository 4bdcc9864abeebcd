import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { budgetText } from '../vitest/budgets.mjs';
import { findChange } from './src/changed/findChange.mjs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { findPostgres } from './src/findPostgres.mjs';
import { onEndSignal } from './src/onEndSignal.mjs';
import { isQuarantined } from './src/quarantine.data.mjs';
import { maxReruns, nameOf, rerunFailures, rerunsOf } from './src/rerunFailures.mjs';
import { failureOutsideOfTests, runSteps, stopSteps } from './src/runSteps.mjs';
import { slowestOf } from './src/slowest.mjs';
import { exceededBudgets } from './src/stepBudgets.mjs';
import { addUp } from './src/testReports.mjs';
import { testSteps } from './src/testSteps.mjs';
import { inWorkspace } from './src/workspace.mjs';

/** @typedef {import('./src/runSteps.mjs').Outcome} Outcome */
/** @typedef {import('./src/rerunFailures.mjs').Verdict} Verdict */

/** Time after which the fast tier begins no further step: more than it needs on a machine three times as slow as the reference. */
const maxRunMs = 75 * 60_000;
/** A run without a number of its own draws the same random input each time. */
const usualSeed = 1;

const flakyFile = inWorkspace('dist', 'flaky.json');
const budgetsFile = inWorkspace('dist', 'budgets.jsonl');

/** @type {import('./src/findPostgres.mjs').FoundPostgres} */
let postgres;

onEndSignal(() => {
  stopSteps();
  void stopPostgres().finally(() => process.exit(1));
});

await failPlainly(async () => {
  try {
    await runTests();
  } finally {
    await stopPostgres();
  }
});

async function runTests() {
  ensureInstalled();
  const tier = tierOf(process.argv);
  const isWhole = !process.argv.includes('--changed');
  const { change, lines = [] } = isWhole ? {} : findChange();
  for (const line of lines) console.log(line);
  if (tier !== 'fast' || change?.reach.databases) postgres = await findPostgres();
  const seed = tier === 'fast' ? usualSeed : Math.ceil(Math.random() * 1_000_000);
  if (tier !== 'fast') console.log(`Random input is drawn by CALLBOARD_RANDOM_SEED=${seed}.`);
  prepareReports();
  const planned = await testSteps({ tier, postgres, seed, change });
  const bails = process.argv.includes('--bail');
  const steps = bails ? planned.map((step) => ({ ...step, isFatal: true })) : planned;
  const names = steps.filter(({ skipped }) => !skipped).map(({ name }) => name);
  console.log(`Running ${names.length} steps with two workers in all: ${names.join(', ')}.`);
  showSkipped(steps);
  const limitMs = tier === 'fast' ? maxRunMs : Infinity;
  const outcomes = await runSteps(steps, showOutcome, { limitMs });
  const { failed, flaky } = await judge(outcomes, limitMs - process.uptime() * 1000);

  const count = addUp(outcomes.map((outcome) => outcome.count));
  console.log(`\n${slowestOf(count).join('\n')}\n`);
  outcomes.forEach(showOutcome);
  showSkipped(steps);
  const exceeded = [...exceededBudgets(outcomes), ...readBudgets().map(budgetText)];
  for (const line of exceeded) console.log(`– ${line}`);
  if (!process.argv.includes('--budgets')) exceeded.length = 0;
  writeFileSync(flakyFile, `${JSON.stringify(flaky, null, 2)}\n`);
  for (const verdict of flaky) console.log(`\n↻ flaky: ${textOf(verdict)}`);
  for (const verdict of failed) console.log(`\n✖ ${textOf(verdict)}`);
  for (const line of exceeded) console.log(`\n✖ ${line}`);
  const failures = failed.length + exceeded.length;
  const flakyCount = flaky.length > 0 ? ` (flaky: ${flaky.length})` : '';
  console.log(`Took ${minutesText()}.${flakyCount}`);
  const passed = count.passed + flaky.length;
  console.log(`${passed} passed, ${failures} failed`);
  process.exitCode = failures > 0 ? 1 : 0;
}

/**
 * Decides what has failed: tests that fail again alone, and steps that failed outside of tests.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {number} limitMs
 * @returns {Promise<{ failed: Verdict[], flaky: Verdict[] }>}
 */
async function judge(outcomes, limitMs) {
  const outside = outcomes
    .flatMap(failureOutsideOfTests)
    .map((text) => ({ test: text, errors: [], command: '' }));
  const reruns = rerunsOf(outcomes);
  if (outside.length > 0 || reruns.length > maxReruns) {
    const inTests = reruns.flatMap(({ command, failures }) =>
      failures.map((failure) => ({ test: nameOf(failure), errors: [failure.message], command })),
    );
    return { failed: [...inTests, ...outside], flaky: [] };
  }
  if (reruns.length > 0)
    console.log(`\nRunning ${reruns.length} files or tests that failed again, each alone.`);
  const { failed, flaky } = await rerunFailures(reruns, async (step) => {
    const [outcome] = await runSteps([step], showOutcome, { limitMs });
    if (!outcome) throw new Error(`${step.name} did not run.`);
    return outcome;
  });
  const excused = failed.filter(({ test }) => isQuarantined(test));
  return {
    failed: failed.filter((verdict) => !excused.includes(verdict)),
    flaky: [...flaky, ...excused],
  };
}

/** @param {string[]} words @returns {import('./src/testSteps.mjs').Tier} */
function tierOf(words) {
  if (words.includes('--long')) return 'long';
  return words.includes('--slow') ? 'slow' : 'fast';
}

function prepareReports() {
  mkdirSync(inWorkspace('dist'), { recursive: true });
  rmSync(budgetsFile, { force: true });
  process.env['CALLBOARD_BUDGETS_FILE'] = budgetsFile;
}

/** The budgets that tests found exceeded. @returns {import('../vitest/budgets.mjs').Budget[]} */
function readBudgets() {
  if (!existsSync(budgetsFile)) return [];
  const lines = readFileSync(budgetsFile, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line)).filter(({ measured, limit }) => measured > limit);
}

/** A line for each reason. @param {readonly import('./src/runSteps.mjs').Step[]} steps */
function showSkipped(steps) {
  for (const reason of new Set(steps.flatMap(({ skipped = [] }) => skipped))) {
    const names = steps.filter(({ skipped }) => skipped === reason).map(({ name }) => name);
    console.log(`– Skipped: ${names.join(', ')}. ${reason}`);
  }
}

async function stopPostgres() {
  if (postgres && 'stop' in postgres) await postgres.stop?.();
  postgres = undefined;
}

/** @param {Outcome} outcome */
function showOutcome({ name, step, count, seconds, cpuSeconds, load, reason }) {
  if (step.skipped) return;
  const mark = count.failed > 0 ? '✖' : '✔';
  const total =
    count.failed > 0 ? `${count.passed} passed, ${count.failed} failed` : `${count.passed} passed`;
  const facts = [
    `${seconds.toFixed(1)} s`.padEnd(10),
    ...(cpuSeconds === undefined ? [] : [`${Math.round(cpuSeconds)} s of processor time`.padEnd(25)]),
    ...(load === undefined ? [] : [`load ${load.toFixed(1)}`]),
    ...(reason ? [reason] : []),
  ];
  console.log(`${mark} ${name.padEnd(32)} ${total.padEnd(24)} ${facts.join(' ')}`);
  const [first] = count.failures ?? [];
  if (first) console.log(`    ${nameOf(first)}\n    ${first.message.replaceAll('\n', '\n    ')}`);
}

/** @param {Verdict} verdict */
function textOf({ test, errors, command }) {
  const lines = errors.flatMap((error, index) => [`${index === 0 ? 'At first' : 'Alone'}: ${error}`]);
  return [test, ...lines, ...(command ? [`Alone by: ${command}`] : [])].join('\n').replaceAll('\n', '\n    ');
}

function minutesText() {
  const seconds = Math.round(process.uptime());
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
