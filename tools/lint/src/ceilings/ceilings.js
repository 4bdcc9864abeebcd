import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';

/**
 * Limits of the linter for old errors, which only fall: circles of imports, by their members, how many refused words
 * each project uses, how many comments of each begin with a clause, how often subjects of the server import each other, or the
 * engine one of them, and how often their SQL names tables of another owner.
 *
 * @typedef {object} Ceilings
 * @property {{ files: string[][], folders: string[][] }} circles
 * @property {Record<string, number>} words
 * @property {Record<string, number> | undefined} [openings]
 * @property {Record<string, number> | undefined} [storeys]
 * @property {import('../storeys/sqlAcross.js').SqlAcross | undefined} [sql]
 */

/** Where the ceilings are, from the root of the workspace. */
export const ceilingsFile = 'tools/lint/ceilings.json';

/** @returns {Ceilings} */
export function readCeilings(root = workspaceRoot) {
  return JSON.parse(readFileSync(join(root, ceilingsFile), 'utf8'));
}
