import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';

/**
 * What the linter still accepts, and less of it from time to time: circles of imports, by their members, how many refused words
 * each project uses, and how often subjects of the server import each other, or the engine one of them.
 *
 * @typedef {object} Ceilings
 * @property {{ files: string[][], folders: string[][] }} circles
 * @property {Record<string, number>} words
 * @property {Record<string, number>} [storeys]
 */

/** Where the ceilings are, from the root of the workspace. */
export const ceilingsFile = 'tools/lint/ceilings.json';

/** @returns {Ceilings} */
export function readCeilings(root = workspaceRoot) {
  return JSON.parse(readFileSync(join(root, ceilingsFile), 'utf8'));
}
