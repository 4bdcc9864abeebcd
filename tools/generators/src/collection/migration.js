import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const migrations = 'tools/api/migrations';

/**
 * The path of the migration that comes next.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} table
 */
export function nextMigration(tree, table) {
  const numbers = tree.children(migrations).map((file) => Number(file.slice(0, 4)) || 0);
  return `${migrations}/${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}_${table}.sql`;
}

/**
 * The table of a collection that is declared in a file, as the server itself derives it from the declaration.
 *
 * @param {string} root
 * @param {{ key: string, many: string, declaration: string }} collection
 */
export async function migrationOf(root, { key, many, declaration }) {
  return tablesOf(root, { title: many, keys: [key], declaration });
}

/**
 * The tables of several collections of one file, in the order of `keys`.
 *
 * @param {string} root
 * @param {{ title: string, keys: string[], declaration: string }} file
 */
export async function tablesOf(root, { title, keys, declaration }) {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-declaration-'));
  // The declaration is not written yet, so it is read from elsewhere, with its imports pointing back here.
  const contract = pathToFileURL(join(root, 'libs/api-contract/src')).href;
  const source = declaration
    .replaceAll("'../../", `'${contract}/`)
    .replaceAll("'../", `'${contract}/collections/`);
  try {
    const file = join(folder, 'declaration.mts');
    await writeFile(file, source);
    const declared = await tsImport(pathToFileURL(file).href, import.meta.url);
    const tables = [];
    for (const key of keys)
      tables.push(await tableOf(root, keys.length > 1 ? `${title}: ${key}` : title, declared[key]));
    return tables.join('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * @param {string} root
 * @param {string} many
 * @param {unknown} collection
 */
export async function tableOf(root, many, collection) {
  const { tableSql } = await tsImport(join(root, 'tools/api/src/database/tableSql.ts'), import.meta.url);
  return `-- ${many}, as the contract declares them.\n${tableSql(collection)}`;
}
