import { describe, expect, it } from 'vitest';
import { checkSource } from './checkSource.js';

describe('a file that a generator writes', () => {
  it.each([
    ['a.ts', `import type { A } from './a';\nexport const a: A = { b: 'c' };\n`],
    ['a.tsx', `export const a = <const G extends object>(given: G) => <p title="b">{String(given)}</p>;\n`],
    ['a.js', `/** @param {string} a */\nexport const b = (a) => a;\n`],
    [
      'a.ts',
      `export interface A {}\nexport const A = 1;\nexport function b(a: 1): 1;\nexport function b(a: 2): 2;\nexport function b(a: any) {\n  return a;\n}\n`,
    ],
    ['a.ts', `import { a } from './a';\nexport { a } from './a';\nconsole.log(a);\n`],
    ['a.json', '{ "a": 1 }'],
    ['a.sql', 'CREATE TABLE'],
  ])('is accepted as %s when it is valid: %s', (path, content) => {
    expect(() => checkSource(path, content)).not.toThrow();
  });

  it.each([
    ['a.ts', `const a = 1;\nreturn b(c),\n  ...d(e);\n`, 'Expression expected. (line 3: ...d(e);)'],
    ['a.tsx', `export const a = 'it's';`, 'line 1'],
    ['a.js', `export const class = 1;`, 'line 1'],
    ['a.ts', `import { text } from './kinds';\nexport const text = 1;`, 'text is declared twice'],
    ['a.ts', `export const a = 1;\nexport const a = 2;`, 'a is declared twice'],
    ['a.ts', `export { a } from './a';\nexport { a } from './b';`, 'a is declared twice'],
    ['a.json', '{ "a": 1, }', 'SyntaxError'],
  ])('is refused as %s when it is not: %s', (path, content, reason) => {
    expect(() => checkSource(path, content)).toThrow(
      `Nothing is written, because ${path} would be invalid: `,
    );
    expect(() => checkSource(path, content)).toThrow(reason);
  });
});
