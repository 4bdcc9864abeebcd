import { countPlaywright, countVitest } from './testReports.mjs';
import { commandOf, inWorkspace } from './workspace.mjs';

/** @typedef {import('./runSteps.mjs').Step} Step */

/** As long as the target of tests gives them: see nx.json. */
export const patience = ['--testTimeout=120000', '--hookTimeout=120000'];

export const ofLibraries = ['--config=tools/scripts/libraries.config.js', ...patience];
export const ofStories = ['--config=.storybook/vitest.config.ts', '--testTimeout=120000'];

/** @param {string} name @param {string[]} parameters @returns {Step} */
export function nx(name, ...parameters) {
  return { name, command: [commandOf('nx'), ...parameters, '--output-style=static', '--parallel=1'] };
}

/** Some of the API tests. @param {string} name @param {readonly string[]} parameters @param {number} [workers] @returns {Step} */
export function vitestOfApi(name, parameters, workers) {
  return vitest(name, ['--root=tools/api', ...patience, ...parameters], workers);
}

/** A run of Vitest outside of Nx, which has the machine for itself. @param {string} name @param {readonly string[]} parameters @param {number} [workers] @returns {Step} */
export function vitest(name, parameters, workers = 2) {
  const report = reportOf(name);
  return {
    name,
    workers: 2,
    command: [
      commandOf('vitest'),
      'run',
      `--maxWorkers=${workers}`,
      ...parameters,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => countVitest(report),
  };
}

/** A run of Playwright. @param {string} name @param {readonly string[]} parameters @returns {Step} */
export function playwright(name, parameters) {
  const report = reportOf(name);
  return {
    name,
    workers: 2,
    command: [commandOf('@playwright/test', 'playwright'), 'test', ...parameters, '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => countPlaywright(report),
  };
}

/** @param {string} name */
function reportOf(name) {
  return inWorkspace('dist', 'test-reports', `${name.replace(/\W+/g, '-')}.json`);
}
