import { existsSync, writeFileSync } from 'node:fs';
import { ceilingsPath, readCeilings } from './ceilings.js';
import { circlesOfWorkspace } from './circles/circles.js';
import { projectFolders, refusedWordsOf } from './words/countRefusedWords.js';

// Run after circles or refused words went, or files of a circle were renamed: writes what is left, and never more than before.
const kinds = /** @type {const} */ (['files', 'folders']);
const circles = circlesOfWorkspace();
const words = Object.fromEntries(
  projectFolders
    .map((project) => /** @type {const} */ ([project, refusedWordsOf(project).length]))
    .filter(([, count]) => count > 0),
);

if (existsSync(ceilingsPath)) {
  const before = readCeilings();
  const grown = [
    ...kinds.filter((kind) => size(circles[kind]) > size(before.circles[kind])),
    ...Object.keys(words).filter((project) => (words[project] ?? 0) > (before.words[project] ?? 0)),
  ];
  if (grown.length > 0) {
    console.error(`There is more than before of: ${grown.join(', ')}. Nothing is written.`);
    process.exit(1);
  }
}
writeFileSync(ceilingsPath, `${JSON.stringify({ circles, words }, null, 2)}\n`);

/** @param {string[][]} list */
function size(list) {
  return list.flat().length;
}
