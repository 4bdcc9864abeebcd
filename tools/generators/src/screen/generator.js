import { formatFiles } from '@nx/devkit';
import { declaredCollection } from '../declaredCollection.js';
import { insertEntry } from '../insertSorted.js';
import { toKebabCase, toPascalCase } from '../names.js';
import { rewrite, writeNew } from '../writeNew.js';
import { addMenuPage, nameScreen } from './navigation.js';
import { screenSource, testSource } from './screenFiles.js';
import { exportFile, subjectLibrary } from './subjectLibrary.js';

const registry = 'libs/screens/src/registry.ts';
const navigation = 'tools/api/src/engine/navigation';

/**
 * Makes a screen: its file in the folder of the collection, in the library of its subject, its test by `describeScreen`, and its lines
 * in the exports of the library, in the registry, among the screens of collections and, for a list, in the menu.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, of: string, library?: string, kind?: 'list' | 'profile', module?: string }} options
 */
export default async function generateScreen(tree, { name, of, library: named, kind, module = 'setup' }) {
  // Refuses a name that is none.
  await declaredCollection(tree.root, of);
  const screen = toPascalCase(name);
  const folder = toKebabCase(of);
  const library = subjectLibrary(tree, folder, named);
  const entry = toKebabCase(name);
  const isProfile = kind === 'profile' || (kind === undefined && screen.endsWith('Profile'));
  const names = { screen, collection: of, isProfile };
  const file = `src/${folder}/${screen}`;
  writeNew(tree, `libs/${library}/${file}.tsx`, screenSource(names));
  writeNew(tree, `libs/${library}/${file}.test.tsx`, testSource(names));
  exportFile(tree, library, `./${entry}`, `./${file}.tsx`);
  rewrite(tree, registry, (source) =>
    insertEntry(source, `  ${screen}: () => import('@callboard/${library}/${entry}'),`, {
      after: /^export const screens = \{/,
      like: /^ {2}\w+: /,
    }),
  );
  rewrite(tree, `${navigation}/screens.data.ts`, (source) => nameScreen(source, of, screen, isProfile));
  if (!isProfile) rewrite(tree, `${navigation}/menu.data.ts`, (source) => addMenuPage(source, of, module));
  await formatFiles(tree);
}
