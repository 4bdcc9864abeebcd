import { countVitest } from './testReports.mjs';
import { commandOf, inWorkspace } from './workspace.mjs';

/** @typedef {import('./runSteps.mjs').Step} Step */

/** As long as the target of tests gives them: see nx.json. */
const patience = ['--testTimeout=120000', '--hookTimeout=120000'];

export const ofLibraries = ['--config=tools/scripts/libraries.config.js', ...patience];
export const ofStories = ['--config=.storybook/vitest.config.ts', '--testTimeout=120000'];

/** @param {string} name @param {string[]} parameters @returns {Step} */
export function nx(name, ...parameters) {
  return { name, command: [commandOf('nx'), ...parameters, '--output-style=static', '--parallel=1'] };
}

/** Some of the API tests. @param {string} name @param {readonly string[]} parameters @returns {Step} */
export function vitestOfApi(name, parameters) {
  return vitest(name, ['--root=tools/api', ...patience, ...parameters]);
}

/** A run of Vitest outside of Nx. @param {string} name @param {readonly string[]} parameters @returns {Step} */
export function vitest(name, parameters) {
  const report = inWorkspace('dist', 'test-reports', `${name.replace(/\W+/g, '-')}.json`);
  return {
    name,
    command: [
      commandOf('vitest'),
      'run',
      ...parameters,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: () => countVitest(report),
  };
}
