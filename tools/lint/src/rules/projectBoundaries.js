import nx from '@nx/eslint-plugin/nx';
import { boundaries } from '../boundaries.js';

const rule = nx.rules['enforce-module-boundaries'];
if (!rule) throw new Error('Nx no longer has the rule enforce-module-boundaries.');

const options = [
  {
    // How the tests of every library run, where servers under test keep their data, which browser there is, a copy of it all, and its history.
    allow: [
      '../../tools/vitest/libraryTests.mjs',
      '../../vitest/libraryTests.mjs',
      String.raw`^(\.\./)+(tools/)?vitest/(temporaryData|chromium|freePort|tiers|budgets|representatives|workspaceCopy|earlierCommits)\.mjs$`,
    ],
    depConstraints: boundaries,
    enforceBuildableLibDependency: false,
    // Screens and heavy widgets are loaded lazily, while their types and registry are imported as usual.
    checkDynamicDependenciesExceptions: ['.*'],
  },
];

/** Nx's rule on who can import whom, with the table of the workspace. It reads the graph of the projects that Nx left. */
export const projectBoundaries = {
  meta: { ...rule.meta, schema: false },
  /** @param {object} context */
  create: (context) => rule.create(Object.create(context, { options: { value: options } })),
};
