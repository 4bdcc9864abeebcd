import { formatFiles } from '@nx/devkit';
import { declaredCollection } from '../declaredCollection.js';
import { insertEntry } from '../insertSorted.js';
import { toKebabCase, toPascalCase } from '../names.js';
import { rewrite, writeNew } from '../writeNew.js';
import { addMenuPage, addRoute } from './navigation.js';
import { screenSource, testSource } from './screenFiles.js';

const screens = 'libs/screens/src';
const navigation = 'tools/api/src/engine/navigation';

/**
 * Makes a screen: its file in the folder of the collection, its test by `describeScreen`, and its lines in the registry, in the routes
 * and, for a list, in the menu.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, of: string, kind?: 'list' | 'profile', module?: string }} options
 */
export default async function generateScreen(tree, { name, of, kind, module = 'setup' }) {
  const collection = await declaredCollection(tree.root, of);
  const screen = toPascalCase(name);
  const folder = toKebabCase(of);
  const isProfile = kind === 'profile' || (kind === undefined && screen.endsWith('Profile'));
  const names = { screen, collection: of, isProfile };
  writeNew(tree, `${screens}/${folder}/${screen}.tsx`, screenSource(names));
  writeNew(tree, `${screens}/${folder}/${screen}.test.tsx`, testSource(names));
  rewrite(tree, `${screens}/registry.ts`, (source) =>
    insertEntry(source, `  ${screen}: () => import('./${folder}/${screen}'),`, {
      after: /^export const screens = \{/,
      like: /^ {2}\w+: /,
    }),
  );
  const page = { key: of, label: collection.label, path: collection.page.replace('/{hashcode}', '') };
  rewrite(tree, `${navigation}/routesOf.ts`, (source) => addRoute(source, page, screen, isProfile));
  if (!isProfile) rewrite(tree, `${navigation}/modulesOf.ts`, (source) => addMenuPage(source, page, module));
  await formatFiles(tree);
}
