import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const migrations = 'tools/api/migrations';
const contract = 'libs/api-contract/src';

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
  const { [key]: declared } = await declaredIn(root, declaration);
  return tableOf(root, many, declared);
}

/**
 * Changes to the tables for one more tenant that was added to the contract in a tree, as the server itself derives them: columns of entries
 * and participants, and options wherever a declaration has those of all tenants.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} title
 */
export async function tablesWith(tree, title) {
  const [before, after] = [
    await collectionsOf(join(tree.root, contract)),
    await withChanges(tree, collectionsOf),
  ];
  const { columnLines, checkLines } = await tsImport(
    join(tree.root, 'tools/api/src/engine/database/columnSql.ts'),
    import.meta.url,
  );
  const { indexSql } = await tsImport(
    join(tree.root, 'tools/api/src/engine/database/indexSql.ts'),
    import.meta.url,
  );
  const { tableName } = await tsImport(
    join(tree.root, 'tools/api/src/engine/database/tableNames.ts'),
    import.meta.url,
  );
  const statements = after.flatMap((collection, index) => {
    const added = (/** @type {(collection: unknown) => string[]} */ linesOf) => {
      const known = linesOf(before[index]);
      return linesOf(collection).filter((line) => !known.includes(line));
    };
    const table = tableName(collection.name);
    return [
      ...added(columnLines).map((line) => `ALTER TABLE "${table}" ADD COLUMN ${line};`),
      ...added(checkLines).map((line) => {
        const [, name] = /^CONSTRAINT ("\w+")/.exec(line) ?? [];
        return `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS ${name}, ADD ${line};`;
      }),
      ...added(indexSql),
    ];
  });
  return [`-- What ${title} adds to the tables, as the contract declares it.`, ...statements, ''].join('\n');
}

/**
 * The collections that a contract declares.
 *
 * @param {string} folder of its sources
 * @returns {Promise<{ name: string }[]>}
 */
async function collectionsOf(folder) {
  const { collectionNames, collectionNamed } = await tsImport(
    pathToFileURL(join(folder, 'collections.ts')).href,
    import.meta.url,
  );
  return collectionNames.map(collectionNamed);
}

/**
 * Works with the contract as it is in a tree that is not written yet.
 *
 * @template Result
 * @param {import('@nx/devkit').Tree} tree
 * @param {(folder: string) => Promise<Result>} work
 */
async function withChanges(tree, work) {
  const copy = await mkdtemp(join(tmpdir(), 'callboard-contract-'));
  try {
    await cp(join(tree.root, contract), join(copy, 'src'), { recursive: true });
    await writeFile(join(copy, 'package.json'), '{ "type": "module" }');
    await symlink(join(tree.root, 'node_modules'), join(copy, 'node_modules'));
    for (const { path, content } of tree.listChanges()) {
      if (!path.startsWith(`${contract}/`) || content === null) continue;
      const file = join(copy, 'src', path.slice(contract.length + 1));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    return await work(join(copy, 'src'));
  } finally {
    await rm(copy, { recursive: true });
  }
}

/**
 * Declarations of a source that is not written yet: it is read from elsewhere, with its imports pointing back here.
 *
 * @param {string} root
 * @param {string} declaration
 */
async function declaredIn(root, declaration) {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-declaration-'));
  const sources = pathToFileURL(join(root, contract)).href;
  const source = declaration.replaceAll("'../../", `'${sources}/`);
  try {
    const file = join(folder, 'declaration.mts');
    await writeFile(file, source);
    return await tsImport(pathToFileURL(file).href, import.meta.url);
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
  const { tableSql } = await tsImport(
    join(root, 'tools/api/src/engine/database/tableSql.ts'),
    import.meta.url,
  );
  return `-- ${many}, as the contract declares them.\n${tableSql(collection)}`;
}
