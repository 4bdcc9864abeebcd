import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'dist', 'out-tsc', 'out-test', 'coverage']);

/** When anything in these files and folders changed last, in milliseconds; 0 where nothing is there. @param {string[]} paths @returns {number} */
export function newestChange(paths) {
  return Math.max(0, ...paths.map(changeOf));
}

/** @param {string} path */
function changeOf(path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  const inside = readdirSync(path).filter((name) => !leftOut.has(name));
  return newestChange(inside.map((name) => join(path, name)));
}
