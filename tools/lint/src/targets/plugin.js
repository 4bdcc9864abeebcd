import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const shared = ['default', '{workspaceRoot}/tools/lint/src/targets/**/*'];

const targets = {
  format: {
    executor: '@callboard/lint:format',
    cache: true,
    inputs: [
      ...shared,
      '{workspaceRoot}/{.prettierrc.json,.prettierignore,.editorconfig,.stylelintrc.json}',
      { externalDependencies: ['prettier', 'stylelint', 'stylelint-config-standard'] },
    ],
    outputs: [],
  },
};

/**
 * Gives every project the target `format`.
 *
 * @type {import('@nx/devkit').CreateNodesV2}
 */
export const createNodesV2 = [
  // The members of the workspace: a package.json of another depth describes no project.
  '{package.json,{apps,libs,tools}/*/package.json,apps/*/src/tenant/package.json,e2e/package.json,.storybook/project.json}',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      // Named, too: Nx would read the name of the root from the folder that it is started in.
      const { name } = JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));
      const tags = file === 'package.json' ? ['type:tool', 'scope:tooling'] : [];
      return [file, { projects: { [dirname(file)]: { name, tags, targets } } }];
    }),
];
