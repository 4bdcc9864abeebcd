import { formatFiles } from '@nx/devkit';
import { insertEntry, insertStatement } from '../insertSorted.js';
import {
  singularOf,
  toIdentifier,
  toKebabCase,
  toPascalCase,
  toSentenceCase,
  toSnakeCase,
} from '../names.js';
import { updateDocuments } from '../updateDocuments.js';
import { rewrite, writeNew } from '../writeNew.js';
import { declarationOf, testOf } from './collectionFiles.js';
import { migrationOf, nextMigration } from './migration.js';

const contract = 'libs/api-contract/src';

/**
 * Makes a collection: its file with its noun, its lines in the names, in the registry and in what limited roles reach, one migration. Routes,
 * endpoints, columns, forms and the picker follow from those.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, noun?: string, one?: string, app?: string, icon?: string }} options
 */
export default async function generateCollection(
  tree,
  { name, noun, one, app = 'callboard', icon = 'entries' },
) {
  const single = one ?? singularOf(name);
  const names = {
    key: toIdentifier(name),
    kebab: toKebabCase(name),
    noun: toKebabCase(noun ?? name),
    one: toSentenceCase(single),
    many: toSentenceCase(name),
    model: `${app}.${toPascalCase(single)}`,
    path: `${app}/${toSnakeCase(name)}`,
    table: toSnakeCase(name),
    icon,
  };
  const file = `${contract}/${names.noun}/collections/${names.key}`;
  const declaration = declarationOf(names);
  writeNew(tree, `${file}.ts`, declaration);
  writeNew(tree, `${file}.test.ts`, testOf(names));
  writeNew(tree, nextMigration(tree, names.table), await migrationOf(tree.root, { ...names, declaration }));
  rewrite(tree, `${contract}/collectionName.ts`, (source) => addName(source, names));
  rewrite(tree, `${contract}/registry.ts`, (source) => addToRegistry(source, names));
  rewrite(tree, `${contract}/reach.data.ts`, (source) => addToReach(source, names));
  await formatFiles(tree);
  return () => updateDocuments(tree.root);
}

/** @param {string} source @param {{ key: string }} names */
function addName(source, { key }) {
  const line = (/** @type {string} */ name) => `  | '${name}'`;
  const names = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => String(name));
  const place = names.findIndex((name) => name.toLowerCase() > key.toLowerCase());
  const all = names.toSpliced(place < 0 ? names.length : place, 0, key);
  return source.replace(/^ {2}\| [^;]*;/m, `${all.map(line).join('\n')};`);
}

/** @param {string} source @param {{ key: string, noun: string }} names */
function addToRegistry(source, { key, noun }) {
  const imported = insertStatement(source, `import { ${key} } from './${noun}/collections/${key}';`);
  return insertEntry(imported, `  ${key},`, {
    after: /^export const registry = \{/,
    like: /^ {2}\w+,$/,
  });
}

/**
 * Whom it is for is still to be decided: like a setting, all read it, and those without limits change it.
 *
 * @param {string} source @param {{ key: string }} names
 */
function addToReach(source, { key }) {
  const lines = source.split('\n');
  const opening = lines.findIndex((line) => line.startsWith('export const reachOf'));
  const isNext = (/** @type {string} */ line) =>
    line === '};' || (/^ {2}\w+:/.test(line) && line.trim().toLowerCase() > key.toLowerCase());
  const place = lines.findIndex((line, index) => index > opening && isNext(line));
  if (opening < 0 || place < 0) throw new Error(`There is no list to put this in: ${key}`);
  lines.splice(place, 0, `  ${key}: setting,`);
  return lines.join('\n');
}
