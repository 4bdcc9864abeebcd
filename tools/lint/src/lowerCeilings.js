import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ceilingsFile, readCeilings } from './ceilings/ceilings.js';
import { earlierCeilings } from './ceilings/earlierCeilings.js';
import { raisedCeilings } from './ceilings/raisedCeilings.js';
import { circlesOfWorkspace } from './circles/circles.js';
import { importsAcrossServer } from './storeys/importsAcross.js';
import { sqlAcrossServer } from './storeys/sqlAcross.js';
import { openingsOf } from './words/countOpenings.js';
import { projectFolders, refusedWordsOf } from './words/countRefusedWords.js';
import { workspaceRoot } from './workspaceRoot.js';

// Run after circles or refused words went, or files of a circle were renamed: writes what is left, and never more than before.
const path = join(workspaceRoot, ceilingsFile);
const ceilings = {
  circles: circlesOfWorkspace(),
  words: byProject(refusedWordsOf),
  openings: byProject(openingsOf),
  storeys: importsAcrossServer(),
  sql: sqlAcrossServer(),
};

const limits = earlierCeilings(workspaceRoot).earlier.map((earlier) => earlier.ceilings);
if (existsSync(path)) limits.push(readCeilings());
const grown = new Set(
  limits.flatMap((limit) =>
    raisedCeilings(limit, ceilings).map(({ name, before, now }) => `${now} ${name} (${before})`),
  ),
);
if (grown.size > 0) {
  console.error(`There is more than before of: ${[...grown].join(', ')}. Nothing is written.`);
  process.exit(1);
}
const style = await resolveConfig(path);
writeFileSync(path, await format(JSON.stringify(ceilings), { ...style, filepath: path }));

/** @param {(project: string) => unknown[]} find */
function byProject(find) {
  return Object.fromEntries(
    projectFolders
      .map((project) => /** @type {const} */ ([project, find(project).length]))
      .filter(([, count]) => count > 0),
  );
}
