import { describe, expect, it } from 'vitest';
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

describe('all projects together', () => {
  it('use no more refused words than before', { timeout: 60_000 }, () => {
    const before = readCeilings().words;
    const now = projectFolders.map((project) => ({ project, count: refusedWordsOf(project).length }));
    const sumOf = (/** @type {number[]} */ counts) => counts.reduce((sum, count) => sum + count, 0);
    const found = sumOf(now.map(({ count }) => count));
    const limit = sumOf(Object.values(before));
    const grown = now
      .filter(({ project, count }) => count > (before[project] ?? 0))
      .map(({ project }) => project);
    // Lower ceilings: node tools/lint/src/lowerCeilings.js
    if (found > limit)
      expect.fail(
        `${found} refused words, at most ${limit}: node tools/lint/src/words/listRefusedWords.js ${grown.join(' ')}`,
      );
  });
});
