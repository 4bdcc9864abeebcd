import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';

/**
 * @typedef {object} Repository What documents can name.
 * @property {readonly string[]} documents paths of the documents
 * @property {ReadonlySet<string>} paths files and folders
 * @property {ReadonlySet<string>} words every word of the sources, and the names of files without their ending
 * @property {ReadonlySet<string>} scripts names that `npm run` takes, at the root or in a project
 * @property {ReadonlySet<string>} projects names of the projects
 * @property {ReadonlyMap<string, readonly string[]>} generators names of the generators, with their options
 */

const sources = /\.(?:tsx?|m?js|json|css|sql|html|ya?ml|cfg|csv)$/;

/** The files that are in the repository, and those that will be with the next commit. @returns {Repository} */
export function readRepository() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  const files = [...new Set(listed.trim().split('\n'))].filter((path) =>
    existsSync(join(workspaceRoot, path)),
  );
  const manifests = files.filter((path) => basename(path) === 'package.json').map(readJson);
  return {
    documents: files.filter((path) => /\.mdx?$/.test(path)),
    paths: new Set(files.flatMap(withFolders)),
    words: new Set(files.flatMap(wordsOf)),
    scripts: new Set(manifests.flatMap(({ scripts = {} }) => Object.keys(scripts))),
    projects: new Set(manifests.map(({ name }) => name)),
    generators: readGenerators(),
  };
}

/** @param {string} path */
export function readText(path) {
  return readFileSync(join(workspaceRoot, path), 'utf8');
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readText(path));
}

/** @param {string} path @returns {string[]} */
function withFolders(path) {
  const folder = dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}

/** @param {string} path @returns {string[]} */
function wordsOf(path) {
  if (!sources.test(path) || path === 'package-lock.json') return [];
  return [basename(path).split('.')[0] ?? '', ...(readText(path).match(/[A-Za-z]\w+/g) ?? [])];
}

function readGenerators() {
  /** @type {Record<string, { schema: string }>} */
  const { ...generators } = readJson('tools/generators/generators.json').generators;
  return new Map(
    Object.entries(generators).map(([name, { schema }]) => [
      name,
      Object.keys(readJson(join('tools/generators', schema)).properties),
    ]),
  );
}
