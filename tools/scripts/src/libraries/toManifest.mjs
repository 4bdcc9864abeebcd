import { toOutput } from './buildModules.mjs';
import { onePerApp, sourceOf } from './findLibraries.mjs';

/** Packages that an app needs only if it uses them itself: TypeScript, or the plugin for its texts. */
const optional = ['@types/react', 'vite'];

/**
 * The package.json of the folder that is published.
 *
 * @param {import('./findLibraries.mjs').Library} library
 * @param {{
 *   packages: ReadonlySet<string>,
 *   files: readonly string[],
 *   readme: string,
 *   versionOf: (name: string) => string,
 *   workspace: { engines: Record<string, string>, repository?: object },
 * }} facts `packages`: those that its modules and declarations import; `files` and `readme`: what else it has; `versionOf`: the version that is installed here
 */
export function toManifest(library, { packages, files, readme, versionOf, workspace }) {
  const { name, version, license, bin } = library.manifest;
  const needed = packagesOf(library, packages);
  const peers = needed.filter((each) => [...onePerApp, ...optional].includes(each));
  /** An app can have newer ones of all, so that it needs one copy of each. @param {readonly string[]} names */
  const toRanges = (names) => Object.fromEntries(names.map((each) => [each, `^${versionOf(each)}`]));
  return {
    name,
    version,
    description: descriptionIn(readme),
    license,
    ...(workspace.repository && {
      repository: { ...workspace.repository, directory: library.place },
    }),
    type: 'module',
    engines: workspace.engines,
    exports: toExports(library, files),
    ...(bin && { bin: toBin(bin) }),
    files: ['**/*.js', '**/*.d.ts', '*.md', ...files],
    sideEffects: files.includes('styles.css') ? ['**/*.css'] : false,
    // Of a package with a scope the default is another.
    publishConfig: { access: 'public' },
    dependencies: toRanges(needed.filter((each) => !peers.includes(each))),
    peerDependencies: toRanges(peers),
    peerDependenciesMeta: Object.fromEntries(
      peers.filter((each) => optional.includes(each)).map((each) => [each, { optional: true }]),
    ),
  };
}

/**
 * The packages that a library imports or declares, and the types of those that have none. A sibling that it only declares is for the
 * build of our own apps.
 *
 * @param {import('./findLibraries.mjs').Library} library
 * @param {ReadonlySet<string>} imported
 */
function packagesOf({ manifest }, imported) {
  const { name, dependencies = {}, devDependencies = {} } = manifest;
  const declared = Object.keys(dependencies).filter((each) => !each.startsWith('@callboard/'));
  const needed = [...declared, ...imported].filter((each) => each !== name);
  const types = needed.map(typesOf).filter((each) => each in devDependencies || each === '@types/react');
  return [...new Set([...needed, ...types])].toSorted();
}

/** @param {import('./findLibraries.mjs').Library} library @param {readonly string[]} files @returns {Record<string, string | { types: string, default: string }>} */
function toExports({ entries }, files) {
  const modules = Object.entries(entries).filter(([, target]) => !sourceOf(target).endsWith('.css'));
  return {
    ...Object.fromEntries(modules.map(([path, target]) => [path, toConditions(sourceOf(target))])),
    ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
    './package.json': './package.json',
  };
}

/** @param {Record<string, string>} bin */
function toBin(bin) {
  return Object.fromEntries(Object.entries(bin).map(([command, source]) => [command, toModule(source)]));
}

/** The first sentence below the title. @param {string} readme */
function descriptionIn(readme) {
  const sentence = /^# .+\n\n(?<sentence>[^.]+(?:\.(?!\s)[^.]*)*)\.\s/.exec(readme)?.groups?.sentence;
  if (sentence === undefined) throw new Error('A README begins with its title and a sentence.');
  return sentence.replaceAll(/\s+/g, ' ');
}

/** TypeScript takes the first condition that it knows. @param {string} source */
function toConditions(source) {
  const module = toModule(source);
  return { types: `./${module.replace(/js$/, 'd.ts')}`, default: `./${module}` };
}

/** @param {string} source */
function toModule(source) {
  return `${toOutput(source.replace(/\.(?:tsx?|mjs)$/, ''))}.js`;
}

/** @param {string} packageName */
function typesOf(packageName) {
  return `@types/${packageName.replace(/^@/, '').replace('/', '__')}`;
}
