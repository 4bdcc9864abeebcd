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
 * Makes a collection: one folder, its line in the registry, one migration. Routes, endpoints, columns, forms and the
 * picker follow from those.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, one?: string, app?: string, icon?: string }} options
 */
export default async function generateCollection(tree, { name, one, app = 'callboard', icon = 'entries' }) {
  const single = one ?? singularOf(name);
  const names = {
    key: toIdentifier(name),
    kebab: toKebabCase(name),
    one: toSentenceCase(single),
    many: toSentenceCase(name),
    model: `${app}.${toPascalCase(single)}`,
    path: `${app}/${toSnakeCase(name)}`,
    table: toSnakeCase(name),
    icon,
  };
  const file = `${contract}/collections/${names.kebab}/${names.key}`;
  const declaration = declarationOf(names);
  writeNew(tree, `${file}.ts`, declaration);
  writeNew(tree, `${file}.test.ts`, testOf(names));
  writeNew(tree, nextMigration(tree, names.table), await migrationOf(tree.root, { ...names, declaration }));
  rewrite(tree, `${contract}/registry.ts`, (source) => addToRegistry(source, names));
  await formatFiles(tree);
  return () => updateDocuments(tree.root);
}

/** @param {string} source @param {{ key: string, kebab: string }} names */
function addToRegistry(source, { key, kebab }) {
  const imported = insertStatement(source, `import { ${key} } from './collections/${kebab}/${key}';`);
  return insertEntry(imported, `  ${key},`, {
    after: /^export const registry = \{/,
    like: /^ {2}\w+,$/,
  });
}
