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
  const { [key]: declared } = await declaredIn(root, declaration);
  return tableOf(root, many, declared);
}

/**
 * What the tables of entries, participants and collaborators need for one more tenant, as the server itself derives it.
 *
 * @param {string} root
 * @param {{ code: string, title: string, declaration: string }} tenant
 */
export async function tablesWith(root, { code, title, declaration }) {
  const { [code]: own } = await declaredIn(root, declaration);
  const { contests, unitedOf } = await tsImport(
    join(root, 'libs/api-contract/src/entries/contests.ts'),
    import.meta.url,
  );
  const { columnLines, checkLines } = await tsImport(
    join(root, 'tools/api/src/engine/database/columnSql.ts'),
    import.meta.url,
  );
  const { indexSql } = await tsImport(
    join(root, 'tools/api/src/engine/database/indexSql.ts'),
    import.meta.url,
  );
  const codes = [...Object.keys(contests), code].sort();
  const [before, after] = [
    unitedOf(Object.values(contests)),
    unitedOf(codes.map((each) => contests[each] ?? own)),
  ];
  /** @type {string[]} */
  const statements = Object.keys(before).flatMap((table) => {
    const added = (/** @type {(collection: unknown) => string[]} */ linesOf) => {
      const known = linesOf(before[table]);
      return linesOf(after[table]).filter((line) => !known.includes(line));
    };
    return [
      ...added(columnLines).map((line) => `ALTER TABLE "${table}" ADD COLUMN ${line};`),
      ...added(checkLines).map((line) => {
        const [, name] = /^CONSTRAINT ("\w+")/.exec(line) ?? [];
        return `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS ${name}, ADD ${line};`;
      }),
      ...added(indexSql),
    ];
  });
  return [
    `-- What ${title} adds to entries and participants, as the contract declares it.`,
    ...statements,
    '',
  ].join('\n');
}

/**
 * What a source declares that is not written yet: it is read from elsewhere, with its imports pointing back here.
 *
 * @param {string} root
 * @param {string} declaration
 */
async function declaredIn(root, declaration) {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-declaration-'));
  const contract = pathToFileURL(join(root, 'libs/api-contract/src')).href;
  const source = declaration
    .replaceAll("'../../", `'${contract}/`)
    // What lies with entries, for the declarations of a tenant.
    .replaceAll("'../", `'${contract}/entries/`);
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
