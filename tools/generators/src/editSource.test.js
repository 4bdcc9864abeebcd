import { describe, expect, it } from 'vitest';
import { addImport } from './addImport.js';
import { addArgument, addSorted, addToObject } from './editSource.js';

describe('an edit of source', () => {
  it('puts an entry in order, into a list or an object of any form', () => {
    expect(addSorted(`const a = ['b', 'd'] as const;`, 'a', `'c'`)).toBe(
      `const a = ['b', 'c', 'd'] as const;`,
    );
    expect(addSorted(`const a = {\n  b,\n  c,\n} as const satisfies A;`, 'a', 'd')).toBe(
      `const a = {\n  b,\n  c, d,\n} as const satisfies A;`,
    );
    expect(addSorted('const a: A<{ b: C }> = {};', 'a', 'b')).toBe('const a: A<{ b: C }> = {b};');
  });

  it('is an error where it finds no place, or its entry', () => {
    expect(() => addSorted('const a = { b };', 'c', 'd')).toThrow('There is no c.');
    expect(() => addSorted('const a = f();', 'a', 'd')).toThrow('a is no list');
    expect(() => addSorted('const a = { b };', 'a', 'b')).toThrow('there already');
    expect(() => addToObject('const a = [];', 'a', 'b')).toThrow('a is no object');
    expect(() => addArgument('a();', 'b', 'c')).toThrow('Nothing calls b');
  });

  it('imports a name once, with others of its module', () => {
    const source = `import type { A, B } from './a';\nimport { c } from './c';\n`;
    expect(addImport(source, `import type { B } from './a';`)).toBe(source);
    expect(addImport(source, `import { b, c } from './c';`)).toContain(`import { b, c } from './c';`);
    expect(addImport(source, `import { a } from './a';`)).toContain(`import { a } from './a';`);
    expect(addImport(source, `import * as v from 'valibot';`)).toContain(`import * as v from 'valibot';`);
  });
});
