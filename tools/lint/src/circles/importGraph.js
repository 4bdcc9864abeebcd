import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from '../workspaceRoot.js';

/** @typedef {Map<string, Set<string>>} Graph each node with those that it imports */

const source = /\.(?:tsx?|jsx?|mjs)$/;
const notProduct = /\.(?:test|test-d|stories|spec|bench)\.|\/testing\/|\.d\.[cm]?ts$/;
const skipped = new Set(['node_modules', 'out-tsc', 'out-test', 'dist', 'fixtures']);

/**
 * Which source file imports which, by their paths in the workspace. Tests and stories are left out: nothing imports them.
 *
 * @param {string[]} folders
 * @returns {Graph}
 */
export function importGraph(folders) {
  const files = folders.flatMap(filesBelow);
  const packages = sourcesOfPackages();
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(workspaceRoot, file), 'utf8'));
      const targets = importedFiles.flatMap(({ fileName }) => resolveImport(file, fileName, packages) ?? []);
      return [file, new Set(targets)];
    }),
  );
}

/**
 * The folders of a graph of files: the first folder below `src` or below a storey of the server, or
 * the file itself where it lies in none.
 *
 * @param {Graph} files
 * @returns {Graph}
 */
export function folderGraph(files) {
  /** @type {Graph} */
  const folders = new Map();
  for (const [file, imports] of files) {
    const folder = folderOf(file);
    const targets = folders.get(folder) ?? new Set();
    for (const target of imports) if (folderOf(target) !== folder) targets.add(folderOf(target));
    folders.set(folder, targets);
  }
  return folders;
}

/** @param {string} file */
function folderOf(file) {
  return /^(.*?\/src\/(?:(?:engine|subjects)\/)?[^/]+)\//.exec(file)?.[1] ?? file;
}

/** Files of the product below a folder, without tests and stories. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(join(workspaceRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(path);
      return source.test(path) && !notProduct.test(path) ? [path] : [];
    });
}

/** The file behind each import of one of our packages: `@callboard/ui-kit/inputs`. */
function sourcesOfPackages() {
  /** @type {Map<string, string>} */
  const sources = new Map();
  const modules = join(workspaceRoot, 'node_modules/@callboard');
  for (const name of readdirSync(modules)) {
    const folder = ts.sys.realpath?.(join(modules, name)) ?? join(modules, name);
    const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const [path, target] of Object.entries(exports)) {
      if (typeof target !== 'string' || !source.test(target)) continue;
      sources.set(`@callboard/${name}${path.slice(1)}`, relative(workspaceRoot, join(folder, target)));
    }
  }
  return sources;
}

/** @param {string} from @param {string} imported @param {Map<string, string>} packages */
function resolveImport(from, imported, packages) {
  if (!imported.startsWith('.')) return packages.get(imported);
  const path = join(dirname(from), imported);
  const endings = ['', '.ts', '.tsx', '.js', '.mjs', '/index.ts', '/index.tsx'];
  return endings
    .map((ending) => path + ending)
    .find((file) => source.test(file) && existsSync(join(workspaceRoot, file)));
}
