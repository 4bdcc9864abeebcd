import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { nextMigration } from '../collection/migration.js';
import { declaredCollection } from '../declaredCollection.js';
import { toSnakeCase } from '../names.js';
import { updateDocuments } from '../updateDocuments.js';

const migrations = 'tools/api/migrations';

/**
 * Writes the migration that a new or changed collection needs: its table, or what changes in it. As long as the migration is not
 * committed it is written again; a committed one is what others have, and stays.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ of: string, fill?: string[], rename?: string[] }} options
 */
export default async function generateMigration(tree, { of, fill = [], rename = [] }) {
  const collection = await declaredCollection(tree.root, of);
  const table = toSnakeCase(of);
  const own = new RegExp(`^\\d{4}_${table}(_fields)?\\.sql$`);
  const replaces = tree
    .children(migrations)
    .filter((file) => own.test(file) && !isCommitted(tree.root, `${migrations}/${file}`))
    .sort();
  const { planMigration } = await tsImport(
    join(tree.root, 'tools/api/src/engine/database/planMigration.ts'),
    import.meta.url,
  );
  /** @type {string[]} */
  const statements = await planMigration({ of, replaces, fills: pairs(fill), renames: pairs(rename) });
  for (const file of replaces) tree.delete(`${migrations}/${file}`);
  if (statements.length === 0) {
    console.log(`The table of ${of} is what the contract declares.`);
    return;
  }
  const isNew = statements.some((statement) => statement.startsWith('CREATE TABLE'));
  const path = replaces[0]
    ? `${migrations}/${replaces[0]}`
    : nextMigration(tree, isNew ? table : `${table}_fields`);
  const title = `-- ${collection.label.many}, as the contract declares them${isNew ? '' : ' now'}.`;
  tree.write(path, `${[title, ...statements].join('\n').trimEnd()}\n`);
  return () => updateDocuments(tree.root);
}

/** `['code=none']` as an object. @param {string[]} given */
function pairs(given) {
  return Object.fromEntries(
    given.map((pair) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
      if (name === undefined) throw new Error(`'${pair}' is not <field>=<value>.`);
      return [name, value];
    }),
  );
}

/** @param {string} root @param {string} path */
function isCommitted(root, path) {
  const git = (/** @type {string[]} */ ...parameters) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('ls-tree', '--name-only', 'HEAD', path).trim() !== '';
  } catch {
    // Without a history to read, the safe answer is that others have it.
    return true;
  }
}
