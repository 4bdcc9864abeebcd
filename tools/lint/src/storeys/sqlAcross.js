import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../circles/importGraph.js';
import { workspaceRoot } from '../workspaceRoot.js';
import { roomOfNoun, roomOfTable } from './tableOwners.data.js';

/**
 * @typedef {object} SqlAcross How often the server's storeys name tables that are not theirs, by who names whose: `finance → entering`
 * @property {Record<string, number>} writes a table has one owner, who alone writes it
 * @property {Record<string, number>} engine tables of subjects in the engine, which knows none
 * @property {Record<string, number>} reads
 */

const place = /^tools\/api\/src\/(engine|subjects)\/([^/]+)/;
/** A list of tables after FROM as well: `FROM announcement_receivers r, announcements a`. */
const mention =
  /\b(INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN|USING)\s+(?:ONLY\s+)?((?:"?[a-z_]+"?(?:\s+(?:AS\s+)?"?[a-z]+"?)?\s*,\s*)*"?[a-z_]+"?)/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Subjects whose tables the engine reads at a sign-in. */
const known = new Set(['accounts', 'roles']);

/**
 * The SQL outside its owner.
 *
 * @param {Iterable<readonly [string, string]>} files by their paths, with their text
 * @param {ReadonlyMap<string, string>} owners of tables
 * @returns {SqlAcross}
 */
export function sqlAcross(files, owners) {
  /** @type {SqlAcross} */
  const across = { writes: {}, engine: {}, reads: {} };
  for (const [path, text] of files) {
    const [, storey, folder] = place.exec(path) ?? [];
    if (!storey || !folder) continue;
    const room = storey === 'engine' ? 'engine' : folder;
    for (const { verb, table } of mentionsIn(text)) {
      const owner = owners.get(table);
      if (owner === undefined || owner === room || (room === 'engine' && known.has(owner))) continue;
      const reads = room === 'engine' ? across.engine : across.reads;
      const counts = /INSERT|UPDATE|DELETE/.test(verb) ? across.writes : reads;
      const pair = `${room} → ${owner}`;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
  }
  return {
    writes: sorted(across.writes),
    engine: sorted(across.engine),
    reads: sorted(across.reads),
  };
}

/** Today's. */
export function sqlAcrossServer() {
  const paths = filesBelow('tools/api/src').filter((path) => place.test(path));
  return sqlAcross(
    paths.map((path) => /** @type {const} */ ([path, textOf(path)])),
    tableOwners(),
  );
}

/**
 * The room that owns each table: it is declared, or follows from the noun of its collection; the engine's are what is left.
 *
 * @returns {Map<string, string>}
 */
export function tableOwners() {
  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const file of readdirSync(join(workspaceRoot, 'tools/api/migrations')))
    for (const [, table] of textOf(`tools/api/migrations/${file}`).matchAll(
      /CREATE (?:TABLE|VIEW) (?:IF NOT EXISTS )?"?([a-z_]+)"?/g,
    ))
      if (table) owners.set(table, 'engine');
  for (const path of filesBelow('libs/api-contract/src')) {
    const [, noun, collection] = /\/src\/(\w+)\/collections\/(?:define)?(\w+)\.ts$/.exec(path) ?? [];
    if (!noun || !collection) continue;
    const table = collection.replace(/[A-Z]/g, (letter, at) => `${at > 0 ? '_' : ''}${letter.toLowerCase()}`);
    /** @type {Readonly<Record<string, string>>} */
    const rooms = roomOfNoun;
    if (owners.has(table)) owners.set(table, rooms[noun] ?? noun);
  }
  for (const [table, room] of Object.entries(roomOfTable)) {
    if (!owners.has(table)) throw new Error(`${table} is the name of no table.`);
    owners.set(table, room);
  }
  return owners;
}

/** @param {string} text */
function* mentionsIn(text) {
  const source = text.replaceAll(comments, '');
  for (const [, verb = '', list = ''] of source.matchAll(mention))
    for (const item of list.split(',')) {
      const table = item.trim().split(/\s/)[0]?.replaceAll('"', '') ?? '';
      // A part of the statement by the name of a table is none.
      if (!new RegExp(`\\b${table} AS (?:NOT MATERIALIZED |MATERIALIZED )?\\(`).test(source))
        yield { verb, table };
    }
}

/** @param {Record<string, number>} counts */
function sorted(counts) {
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

/** @param {string} path */
function textOf(path) {
  return readFileSync(join(workspaceRoot, path), 'utf8');
}
