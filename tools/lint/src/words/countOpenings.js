import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspaceRoot.js';
import { filesBelow } from './countRefusedWords.js';

/** A comment that begins with a clause instead of the thing: "What is paid back" for "Money paid back". */
const opening = /^\s*(?:\/\*\*?|\/\/)\s+(What|Who|Whom|Whose|That|Whether|Those)\b/;

/**
 * The lines of a source whose comment begins with a clause.
 *
 * @param {string} source
 */
export function findOpenings(source) {
  return source.split('\n').flatMap((line, index) => {
    const [, word] = opening.exec(line) ?? [];
    return word === undefined ? [] : [{ line: index + 1, word }];
  });
}

/**
 * Where the comments of a project begin with a clause.
 *
 * @param {string} project its folder
 */
export function openingsOf(project) {
  return filesBelow(project).flatMap((file) =>
    findOpenings(readFileSync(join(workspaceRoot, file), 'utf8')).map((found) => ({ file, ...found })),
  );
}
