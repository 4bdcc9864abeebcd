import { describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { readCeilings } from '../ceilings/ceilings.js';
import { projectFolders, refusedWordsOf } from './countRefusedWords.js';
import { findRefusedWords } from './findRefusedWords.js';

/** @param {string} source */
const wordsIn = (source) => findRefusedWords(source, 'file.tsx').map(({ word }) => word);

describe('refused words', () => {
  it('are found in names, word by word', () => {
    expect(wordsIn('export function findFaults(isKeptHere: boolean) {}')).toEqual(['faults', 'kept']);
    expect(wordsIn('const defaults = looksLike;')).toEqual(['looks']);
  });

  it('are found in comments, alone and together', () => {
    expect(wordsIn('/** Whoever runs both at once. */\nconst a = 1; // the chosen one')).toEqual([
      'whoever',
      'at once',
      'chosen',
    ]);
  });

  it('are not looked for in texts', () => {
    expect(wordsIn("const label = 'Nobody told you'; const part = <p>{'It may'} // look</p>;")).toEqual([]);
  });
});

it('reports how many refused words all projects use', { timeout: 60_000 }, () => {
  const before = readCeilings().words;
  const now = projectFolders.map((project) => ({ project, count: refusedWordsOf(project).length }));
  const sumOf = (/** @type {number[]} */ counts) => counts.reduce((sum, count) => sum + count, 0);
  const grown = now
    .filter(({ project, count }) => count > (before[project] ?? 0))
    .map(({ project }) => project);
  reportBudget({
    name: `refused words (node tools/lint/src/words/listRefusedWords.js ${grown.join(' ')})`,
    measured: sumOf(now.map(({ count }) => count)),
    limit: sumOf(Object.values(before)),
  });
});
