import { checkSource } from './checkSource.js';

/**
 * Writes a file that must not be there yet: a generator never overwrites what was written by hand.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {string} content
 */
export function writeNew(tree, path, content) {
  if (tree.exists(path)) throw new Error(`${path} is there already.`);
  write(tree, path, content);
}

/**
 * Changes a file that must be there. An edit that finds no place for what it adds is an error.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {(source: string) => string | undefined} change returns nothing where there is nothing to change
 */
export function rewrite(tree, path, change) {
  const source = tree.read(path, 'utf8');
  if (source === null) throw new Error(`${path} is missing.`);
  const changed = change(source);
  if (changed === undefined) return;
  if (changed === source) throw new Error(`Nothing is written, because ${path} has no place for it.`);
  write(tree, path, changed);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} path @param {string} content */
function write(tree, path, content) {
  checkSource(path, content);
  tree.write(path, content);
}
