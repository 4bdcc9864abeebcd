import { ensureInstalled } from './src/ensureInstalled.mjs';
import { failPlainly } from './src/failPlainly.mjs';
import { findPostgres } from './src/findPostgres.mjs';
import { runSteps, stopSteps, tailOf } from './src/runSteps.mjs';
import { addUp } from './src/testReports.mjs';
import { testSteps } from './src/testSteps.mjs';
import { whenAskedToEnd } from './src/whenAskedToEnd.mjs';

const shownLines = 200;

/** @type {import('./src/findPostgres.mjs').FoundPostgres} */
let postgres;

whenAskedToEnd(() => {
  stopSteps();
  void stopPostgres().finally(() => process.exit(1));
});

await failPlainly(async () => {
  ensureInstalled();
  postgres = await findPostgres();
  const steps = await testSteps({ long: process.argv.includes('--long'), postgres });
  console.log(`Running ${steps.length} steps, two at once: ${steps.map((step) => step.name).join(', ')}.`);
  const outcomes = await runSteps(steps, showOutcome).finally(stopPostgres);

  for (const { name, count, log } of outcomes) {
    if (count.failed > 0 && log) console.log(`\n── ${name} ──\n${tailOf(log, shownLines)}`);
  }
  console.log('');
  outcomes.forEach(showOutcome);
  const { passed, failed, failures, retried } = addUp(outcomes.map((outcome) => outcome.count));
  // A test that fails now and then is a defect of it or of the product: it is told, and does not stop others.
  for (const title of retried ?? []) console.log(`\n↻ passed at the second try: ${title}`);
  for (const failure of failures ?? []) console.log(`\n✖ ${failure}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

async function stopPostgres() {
  if (postgres && 'stop' in postgres) await postgres.stop?.();
}

/** @param {import('./src/runSteps.mjs').Outcome} outcome */
function showOutcome({ name, count, seconds, reason }) {
  const mark = count.failed > 0 ? '✖' : '✔';
  const total =
    count.failed > 0 ? `${count.passed} passed, ${count.failed} failed` : `${count.passed} passed`;
  console.log(
    `${mark} ${name.padEnd(32)} ${total.padEnd(24)} ${seconds.toFixed(1)} s${reason ? `  ${reason}` : ''}`,
  );
}
