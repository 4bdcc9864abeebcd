import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { nextMigration, tableOf } from '../collection/migration.js';
import { toSnakeCase } from '../names.js';

const migrations = 'tools/api/migrations';

/**
 * Writes the table of a collection anew after its fields have changed, as long as its migration is new itself. A table that
 * others have already is changed by a migration that somebody writes.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ of: string }} options
 */
export default async function generateMigration(tree, { of }) {
  const { registry } = await tsImport(join(tree.root, 'libs/api-contract/src/registry.ts'), import.meta.url);
  const collection = registry[of];
  if (!collection) throw new Error(`There is no collection ${of}.`);
  const table = toSnakeCase(of);
  const named = new RegExp(`^\\d{4}_${table}\\.sql$`);
  const found = tree.children(migrations).find((file) => named.test(file));
  const path = found ? `${migrations}/${found}` : nextMigration(tree, table);
  if (isCommitted(tree.root, path) || (!found && isCommitted(tree.root, declarationPattern(of)))) {
    throw new Error(`The table of ${of} is committed, so others have it. Write a migration that changes it.`);
  }
  tree.write(path, await tableOf(tree.root, collection.label.many, collection));
}

/** @param {string} key */
function declarationPattern(key) {
  return `libs/api-contract/src/collections/*/${key}.ts`;
}

/** @param {string} root @param {string} path */
function isCommitted(root, path) {
  try {
    return execFileSync('git', ['ls-files', '--', path], { cwd: root, encoding: 'utf8' }).trim() !== '';
  } catch {
    // Where there is no history to ask, the safe answer is that others have it.
    return true;
  }
}
