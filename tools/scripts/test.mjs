import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findChange } from './src/changed/findChange.mjs';
import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { expectationOf, measureMachine, progressOf } from './src/machineSpeed.mjs';
import { findPostgres } from './src/findPostgres.mjs';
import { failureOutsideOfTests, runSteps, stopSteps, tailOf } from './src/runSteps.mjs';
import { slowestOf } from './src/slowest.mjs';
import { maxTimesBudget, maxRetried, outgrownSteps, slownessOf } from './src/stepBudgets.mjs';
import { lastTimesFile, outgrownSubjects, readSubjectParts, timesOfSubjects } from './src/subjectParts.mjs';
import { addUp } from './src/testReports.mjs';
import { testSteps } from './src/testSteps.mjs';
import { onEndSignal } from './src/onEndSignal.mjs';

const shownLines = 200;

/** @type {import('./src/findPostgres.mjs').FoundPostgres} */
let postgres;

onEndSignal(() => {
  stopSteps();
  void stopPostgres().finally(() => process.exit(1));
});

await failPlainly(async () => {
  ensureInstalled();
  const tier = tierOf(process.argv);
  if (tier !== 'browser') postgres = await findPostgres();
  const { change, lines = [] } = process.argv.includes('--changed') ? findChange() : {};
  for (const line of lines) console.log(line);
  const steps = await testSteps({ tier, postgres, shard: wordAfter('--shard='), change });
  const names = steps.filter(({ skipped }) => !skipped).map(({ name }) => name);
  console.log(`Running ${names.length} steps, two at once: ${names.join(', ')}.`);
  showSkipped(steps);
  const machine = await measureMachine();
  console.log(expectationOf(machine, tier === 'short' ? names : []));
  /** @type {import('./src/stepBudgets.mjs').Measured[]} */
  const measured = [machine];
  const outcomes = await runSteps(steps, (outcome, unfinished) => {
    if (isSkipped(outcome)) return;
    showOutcome(outcome);
    measured.push(outcome);
    const progress = progressOf({
      measured,
      unfinished,
      busyness: machine.busyness,
      seconds: process.uptime(),
    });
    console.log(`  ${progress}`);
  }).finally(stopPostgres);

  for (const { name, count, log } of outcomes) {
    if (count.failed > 0 && log) console.log(`\n── ${name} ──\n${tailOf(log, shownLines)}`);
  }
  const count = addUp(outcomes.map((outcome) => outcome.count));
  console.log(`\n${slowestOf(count).join('\n')}\n`);
  outcomes.filter((outcome) => !isSkipped(outcome)).forEach(showOutcome);
  showSkipped(steps);
  // A test that passes at the second try only is a defect of it or of the product: more than a few fail the run.
  const retried = count.retried ?? [];
  if (retried.length <= maxRetried)
    for (const title of retried) console.log(`\n↻ passed at the second try: ${title}`);
  const slowness = slownessOf([machine, ...outcomes]);
  const times = timesOfSubjects(outcomes);
  const isWhole = tier === 'short' && !change;
  if (isWhole) {
    mkdirSync(dirname(lastTimesFile), { recursive: true });
    writeFileSync(lastTimesFile, JSON.stringify(times));
  }
  const ofTheRun = [
    ...(retried.length > maxRetried ? [retriedTooMany(retried)] : []),
    ...(tier === 'long' ? [] : outgrownSteps([machine, ...outcomes])),
    ...(isWhole ? outgrownSubjects(times, readSubjectParts(), slowness) : []),
  ];
  const failures = [...(count.failures ?? []), ...outcomes.flatMap(failureOutsideOfTests), ...ofTheRun];
  if (slowness > maxTimesBudget) {
    console.log(
      `\nThis machine is ${slowness.toFixed(1)} times as slow as usual: no step and no subject is held to its part.`,
    );
  }
  for (const failure of failures) console.log(`\n✖ ${failure}`);
  const failed = count.failed + ofTheRun.length;
  console.log(`${count.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** @param {string[]} retried */
function retriedTooMany(retried) {
  const titles = retried.map((title) => `    ↻ ${title.replaceAll('\n', '\n    ')}`);
  return [`More than ${maxRetried} tests passed at the second try only:`, ...titles].join('\n');
}

/** @param {string[]} words @returns {import('./src/testSteps.mjs').Tier} */
function tierOf(words) {
  if (words.includes('--long')) return 'long';
  return words.includes('--browser') ? 'browser' : 'short';
}

/** @param {string} name */
function wordAfter(name) {
  return process.argv.find((word) => word.startsWith(name))?.slice(name.length);
}

/** @param {import('./src/runSteps.mjs').Outcome} outcome */
function isSkipped({ count, reason }) {
  return reason !== undefined && count.failed === 0;
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
}

/** @param {import('./src/runSteps.mjs').Outcome} outcome */
function showOutcome({ name, count, seconds, cpuSeconds, reason }) {
  const mark = count.failed > 0 ? '✖' : '✔';
  const total =
    count.failed > 0 ? `${count.passed} passed, ${count.failed} failed` : `${count.passed} passed`;
  console.log(
    [
      `${mark} ${name.padEnd(32)} ${total.padEnd(24)} ${`${seconds.toFixed(1)} s`.padEnd(10)}`,
      ...(cpuSeconds === undefined ? [] : [`${Math.round(cpuSeconds)} s of processor time`]),
      ...(reason ? [reason] : []),
    ].join(' '),
  );
}
