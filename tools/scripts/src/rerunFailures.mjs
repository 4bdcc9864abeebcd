import { failureOutsideOfTests } from './runSteps.mjs';
import { ofLibraries, ofStories, playwright, vitest, vitestOfApi } from './stepCommands.mjs';
import { isStrict } from './strictTests.data.mjs';

/**
 * @typedef {import('./runSteps.mjs').Step} Step
 * @typedef {import('./runSteps.mjs').Outcome} Outcome
 * @typedef {import('./runSteps.mjs').FailedTest} FailedTest
 *
 * @typedef {object} Rerun what failed together, and runs again together: a file of Vitest or one browser test
 * @property {Step} step
 * @property {string} command for a person, from the root of the workspace
 * @property {FailedTest[]} failures of the first run
 * @property {number} runs how many of them must pass
 *
 * @typedef {object} Verdict
 * @property {string} test
 * @property {string[]} errors of each run, the first run first
 * @property {string} command that runs it alone
 */

/** A run in which more of them fail is broken, not flaky. */
export const maxReruns = 10;

/** A test of money, permissions or lost writes must pass so many times. */
const strictRuns = 3;

/**
 * Plans the reruns of everything that failed in tests, each in a new process with one worker and a database and server of its own.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {Rerun[]}
 */
export function rerunsOf(outcomes) {
  /** @type {Map<string, Rerun>} */
  const reruns = new Map();
  for (const { step, count } of outcomes)
    for (const failure of count.failures ?? []) {
      const alone = stepOf(failure, reruns.size + 1);
      const command = textOf(alone);
      const key = `${step.name}: ${command}`;
      const rerun = reruns.get(key) ?? {
        // Another PostgreSQL, the tier or a variant of the stories are in the environment of the step.
        step: { ...alone, env: { ...step.env, ...alone.env } },
        command: `${prefixOf(step)}${command}`,
        failures: [],
        runs: isStrict(failure.file) ? strictRuns : 1,
      };
      reruns.set(key, { ...rerun, failures: [...rerun.failures, failure] });
    }
  return [...reruns.values()];
}

/**
 * Runs each of them in sequence. A test that fails again has failed; one that passes in every rerun is flaky.
 *
 * @param {readonly Rerun[]} reruns
 * @param {(step: Step) => Promise<Outcome>} runAlone
 * @returns {Promise<{ failed: Verdict[], flaky: Verdict[] }>}
 */
export async function rerunFailures(reruns, runAlone) {
  /** @type {Verdict[]} */
  const failed = [];
  /** @type {Verdict[]} */
  const flaky = [];
  for (const { step, command, failures, runs } of reruns) {
    /** @type {Outcome | undefined} */
    let broken;
    for (let run = 0; run < runs && !broken; run += 1) {
      const outcome = await runAlone(step);
      if (outcome.count.failed > 0) broken = outcome;
    }
    for (const { file, title, message } of failures) {
      const test = nameOf({ file, title });
      if (!broken) flaky.push({ test, errors: [message], command });
      else failed.push({ test, errors: [message, secondError(broken, title)], command });
    }
  }
  return { failed, flaky };
}

/** @param {{ file: string, title: string }} test */
export function nameOf({ file, title }) {
  return title ? `${file} > ${title}` : file;
}

/** @param {Outcome} outcome @param {string} title */
function secondError(outcome, title) {
  const { failures = [] } = outcome.count;
  const same = failures.find((failure) => failure.title === title) ?? failures[0];
  return same ? `${same.title}\n${same.message}` : failureOutsideOfTests(outcome).join('\n');
}

/** @param {FailedTest} test @param {number} number @returns {Step} */
function stepOf({ file, title }, number) {
  const path = file.replaceAll('\\', '/');
  const name = `rerun ${number}`;
  const [, tool] = /^tools\/([\w-]+)\//.exec(path) ?? [];
  if (path.startsWith('e2e/')) {
    const config = path.startsWith('e2e/consumers/') ? 'e2e/consumers.config.ts' : 'e2e';
    const ends = `${title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
    return playwright(name, [
      `--config=${config}`,
      '--workers=1',
      path.slice('e2e/'.length),
      `--grep=${ends}`,
    ]);
  }
  if (/\.stories\.tsx?$/.test(path) || path.startsWith('.storybook/'))
    return vitest(name, [...ofStories, path], 1);
  if (tool === 'api') return vitestOfApi(name, [path.slice('tools/api/'.length)], 1);
  if (tool) return vitest(name, [`--root=tools/${tool}`, path.slice(`tools/${tool}/`.length)], 1);
  return vitest(name, [...ofLibraries, path], 1);
}

/** Variables without which the command runs something else. @param {Step} step */
function prefixOf({ env = {} }) {
  return ['CALLBOARD_TIER', 'CALLBOARD_RANDOM_SEED', 'STORIES_IN', 'DATABASE_URL']
    .filter((name) => env[name])
    .map((name) => `${name}=${env[name]} `)
    .join('');
}

/** @param {Step} step */
function textOf({ command: [script = '', ...words] }) {
  const runner = script.includes('playwright') ? 'npx playwright' : 'npx vitest';
  const shown = words.filter((word) => !/^--(reporter|outputFile|testTimeout|hookTimeout)/.test(word));
  return [runner, ...shown.map((word) => (/^[\w./=:@-]+$/.test(word) ? word : `'${word}'`))].join(' ');
}
