import { nx, ofLibraries, ofStories, vitest, vitestOfApi } from '../stepCommands.mjs';

/**
 * @typedef {import('../runSteps.mjs').Step} Step
 * @typedef {{ since: string, reach: import('./reachOf.mjs').Reach }} Change `since`: the commit before it
 */

/**
 * Of all steps of the fast tier what a change reaches: some whole, some with a part of their tests, the others skipped.
 *
 * @param {Step[]} steps
 * @param {Change} change
 * @returns {Step[]}
 */
export function reachedSteps(steps, { since, reach }) {
  const only = (
    /** @type {string[] | true} */ names,
    /** @type {(names: string[]) => Partial<Step>} */ narrow,
  ) => {
    if (names === true) return {};
    return names.length === 0 ? unreached : narrow(names);
  };
  const hasTool = reach.projects.some((project) => project.startsWith('tools/') && project !== 'tools/api');
  const commandOfStep = (/** @type {string} */ wanted) =>
    steps.find(({ name }) => name === wanted)?.command ?? [];
  /** @type {Readonly<Record<string, Partial<Step>>>} */
  const narrowed = {
    build:
      reach.api === true || reach.api.length > 0 || reach.browser === true || reach.browser.length > 0
        ? {}
        : unreached,
    lint: only(reach.projects, (folders) => ({ command: [...commandOfStep('lint'), ...folders] })),
    'API tests': only(reach.api, (files) => vitestOfApi('API tests', [...files, '--passWithNoTests'])),
    'library tests': only(reach.libraries, () =>
      vitest('library tests', [...ofLibraries, `--changed=${since}`, '--passWithNoTests']),
    ),
    'tool tests': hasTool ? {} : unreached,
    'story tests': only(reach.stories, (folders) =>
      vitest('story tests', [...ofStories, '--passWithNoTests', ...folders.map((folder) => `${folder}/`)]),
    ),
    'browser tests': only(reach.browser, (files) => ({
      command: [...commandOfStep('browser tests'), ...files],
    })),
    'API tests on another PostgreSQL': reach.databases ? {} : unreached,
    'formatting and styles': nx('formatting and styles', 'affected', '--target=format', `--base=${since}`),
  };
  return steps.map((step) => ({ ...step, ...narrowed[step.name] }));
}

const unreached = { skipped: 'The change does not reach them.' };
