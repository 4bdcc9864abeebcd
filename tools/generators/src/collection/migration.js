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
 * The table of a declared collection, as the server itself derives it from the declaration.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ key: string, many: string, declaration: string }} collection
 */
export async function migrationOf(tree, { key, many, declaration }) {
  const { tableSql } = await tsImport(join(tree.root, 'tools/api/src/database/tableSql.ts'), import.meta.url);
  const collection = await evaluate(tree.root, key, declaration);
  return `-- ${many}, as the contract declares them.\n${tableSql(collection)}`;
}

/** @param {string} root @param {string} key @param {string} declaration */
async function evaluate(root, key, declaration) {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-declaration-'));
  // The declaration is not written yet, so it is read from elsewhere, with its imports pointing back here.
  const contract = pathToFileURL(join(root, 'libs/api-contract/src')).href;
  const source = declaration
    .replaceAll("'../../", `'${contract}/`)
    .replaceAll("'../", `'${contract}/collections/`);
  try {
    const file = join(folder, `${key}.mts`);
    await writeFile(file, source);
    return (await tsImport(pathToFileURL(file).href, import.meta.url))[key];
  } finally {
    await rm(folder, { recursive: true });
  }
}
