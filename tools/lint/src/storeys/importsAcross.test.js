import { describe, expect, it } from 'vitest';
import { reportBudget } from '../../../vitest/budgets.mjs';
import { readCeilings } from '../ceilings/ceilings.js';
import { importsAcross, importsAcrossServer } from './importsAcross.js';

describe('an import across the storeys of the server', () => {
  it('is one of a subject by another, or by the engine', () => {
    const at = (/** @type {string} */ path) => `tools/api/src/${path}`;
    const files = new Map([
      [at('engine/live/feed.ts'), new Set([at('subjects/tasks/read.ts'), at('engine/records/read.ts')])],
      [at('subjects/fees/book.ts'), new Set([at('subjects/books/write.ts'), at('subjects/fees/read.ts')])],
      [at('subjects/fees/sql/read.ts'), new Set([at('subjects/books/write.ts'), at('engine/problems.ts')])],
      [at('handlers.ts'), new Set([at('subjects/fees/book.ts')])],
    ]);
    expect(importsAcross(files)).toEqual({ 'engine → tasks': 1, 'fees → books': 2 });
  });

  it('is reported where there are more than before', () => {
    const sumOf = (/** @type {Record<string, number>} */ counts = {}) =>
      Object.values(counts).reduce((sum, count) => sum + count, 0);
    const limit = sumOf(readCeilings().storeys);
    reportBudget({
      name: "imports across the server's storeys",
      measured: sumOf(importsAcrossServer()),
      limit,
    });
  });
});
