import { formatFiles } from '@nx/devkit';
import { insertEntry } from '../insertSorted.js';
import { toKebabCase, toPascalCase } from '../names.js';
import { rewrite, writeNew } from '../writeNew.js';
import { listScreen, profileScreen } from './screenFiles.js';

const screens = 'libs/screens/src';

/**
 * Makes a screen that a route can name: its file in the folder of the collection, its test, and one line of the registry.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, of: string, kind?: 'list' | 'profile' }} options
 */
export default async function generateScreen(tree, { name, of: collection, kind }) {
  const screen = toPascalCase(name);
  const folder = toKebabCase(collection);
  const isProfile = kind === 'profile' || (kind === undefined && screen.endsWith('Profile'));
  const { source, test } = (isProfile ? profileScreen : listScreen)({ screen, collection });
  writeNew(tree, `${screens}/${folder}/${screen}.tsx`, source);
  writeNew(tree, `${screens}/${folder}/${screen}.test.tsx`, test);
  rewrite(tree, `${screens}/registry.ts`, (registry) =>
    insertEntry(registry, `  ${screen}: () => import('./${folder}/${screen}'),`, {
      after: /^export const screens = \{/,
      like: /^ {2}\w+: /,
    }),
  );
  await formatFiles(tree);
}
