import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';
import { findRefusedWords } from './findRefusedWords.js';

const source = /(?<!\.d)\.(?:[cm]?tsx?|jsx?|mjs)$/;
const made = new Set(['node_modules', 'out-tsc', 'out-test', 'dist']);
// The list of refused words and its tests are made of them.
const ownFolder = 'tools/lint/src/words';

/** Every project with source files: `libs/auth`, `tools/api`, `e2e`, … */
export const projectFolders = [
  ...['apps', 'libs', 'tools'].flatMap((folder) =>
    readdirSync(join(workspaceRoot, folder)).map((name) => `${folder}/${name}`),
  ),
  'e2e',
  '.storybook',
];

/**
 * Where a project still uses refused words.
 *
 * @param {string} project its folder
 */
export function refusedWordsOf(project) {
  return filesBelow(project).flatMap((file) =>
    findRefusedWords(readFileSync(join(workspaceRoot, file), 'utf8'), file).map((found) => ({
      file,
      ...found,
    })),
  );
}

/**
 * The source files below a folder that are written, not made.
 *
 * @param {string} folder @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(join(workspaceRoot, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (path === ownFolder) return [];
      if (entry.isDirectory()) return filesBelow(path);
      return source.test(path) ? [path] : [];
    });
}
