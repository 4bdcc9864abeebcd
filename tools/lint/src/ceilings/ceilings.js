import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';

/**
 * What the linter still accepts, and less of it from time to time: circles of imports, by their members, and how many refused
 * words each project uses.
 *
 * @typedef {{ circles: { files: string[][], folders: string[][] }, words: Record<string, number> }} Ceilings
 */

/** Where the ceilings are, from the root of the workspace. */
export const ceilingsFile = 'tools/lint/ceilings.json';

/** @returns {Ceilings} */
export function readCeilings(root = workspaceRoot) {
  return JSON.parse(readFileSync(join(root, ceilingsFile), 'utf8'));
}
