/**
 * Writes a file that must not be there yet: a generator never overwrites what was written by hand.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {string} content
 */
export function writeNew(tree, path, content) {
  if (tree.exists(path)) throw new Error(`${path} is there already.`);
  tree.write(path, content);
}

/**
 * Changes a file that must be there.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} path
 * @param {(source: string) => string} change
 */
export function rewrite(tree, path, change) {
  const source = tree.read(path, 'utf8');
  if (source === null) throw new Error(`${path} is missing.`);
  tree.write(path, change(source));
}
