import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, resolved?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Checks whether the installed packages are those of the lock. The contents are compared rather than the times, because a
 * checkout gives the lock a new time and a copy of the folder gives every file one.
 *
 * @param {string} folder the one that holds package-lock.json
 */
export function isInstalled(folder) {
  const installed = readPackages(join(folder, 'node_modules', '.package-lock.json'));
  const locked = readPackages(join(folder, 'package-lock.json'));
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && (!wanted.link || found.resolved === wanted.resolved);
  });
}

/** @param {string} path @returns {Record<string, LockedPackage> | undefined} */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
