import { describe, expect, it } from 'vitest';
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

  // Fewer than before? Then run: node tools/lint/src/lowerCeilings.js
  it('is one of those that there are already, which only get fewer', () => {
    expect(importsAcrossServer()).toEqual(readCeilings().storeys);
  });
});
