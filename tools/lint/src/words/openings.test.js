import { describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { readCeilings } from '../ceilings/ceilings.js';
import { findOpenings, openingsOf } from './countOpenings.js';
import { projectFolders } from './countRefusedWords.js';

describe('the openings of comments', () => {
  it('are found where a comment begins with a clause', () => {
    const source = [
      '/** What is paid back. */',
      '/** Money paid back. */',
      '  // Whether it is open.',
      'const what = 1; // Who knows',
      '  // What.of',
    ];
    expect(findOpenings(source.join('\n'))).toEqual([
      { line: 1, word: 'What' },
      { line: 3, word: 'Whether' },
      { line: 5, word: 'What' },
    ]);
  });

  it('are reported with their limit', () => {
    const limit = Object.values(readCeilings().openings ?? {}).reduce((sum, count) => sum + count, 0);
    const measured = projectFolders.flatMap(openingsOf).length;
    reportBudget({ name: 'comments that begin with a clause', measured, limit });
  });
});
