import { readJson, updateJson } from '@nx/devkit';

/** Where a subject begins that has no library of its own. */
const commonLibrary = 'office';

/**
 * The library of `libs` that has the screens of a subject: the named one, else the one that has a folder for it, else the office.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder of the subject
 * @param {string | undefined} named
 */
export function subjectLibrary(tree, folder, named) {
  const libraries = tree.children('libs').filter((name) => isFeature(tree, name));
  if (named !== undefined) {
    if (!libraries.includes(named))
      throw new Error(`libs/${named} has no screens: give --library, one of ${libraries.join(', ')}.`);
    return named;
  }
  const found = libraries.filter((name) => tree.exists(`libs/${name}/src/${folder}`));
  if (found.length > 1)
    throw new Error(`There is a folder ${folder} in each of ${found.join(', ')}: give --library.`);
  return found[0] ?? commonLibrary;
}

/** @param {import('@nx/devkit').Tree} tree @param {string} name */
function isFeature(tree, name) {
  const path = `libs/${name}/package.json`;
  return tree.exists(path) && readJson(tree, path).nx?.tags?.includes('type:feature');
}

/**
 * Lets the registry of screens import a file of a library.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} library
 * @param {string} name of the import: `./regions-atlas`
 * @param {string} file from the library: `./src/regions/RegionsAtlas.tsx`
 */
export function exportFile(tree, library, name, file) {
  const path = `libs/${library}/package.json`;
  updateJson(tree, path, (config) => {
    const { './package.json': own, ...others } = config.exports;
    if (name in others) throw new Error(`${path} exports ${name} already: another name is needed.`);
    const sorted = Object.entries({ ...others, [name]: file }).sort(([one], [other]) =>
      one.localeCompare(other),
    );
    return { ...config, exports: { ...Object.fromEntries(sorted), './package.json': own } };
  });
}
