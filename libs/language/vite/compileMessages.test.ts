import { describe, expect, it } from 'vitest';
import { textsOf } from './compileMessages.mjs';

describe('textsOf', () => {
  it('finds the texts with more than names between braces, over lines and in either quotes', () => {
    const code = `
      a: (n: number) => say('{n} rows', { n }),
      b: (n: number) =>
        say(
          "It's {n}",
          { n },
        ),
      c: say('plain'),
      d: (text: string) => say(text),
      e: say('It\\'s {n} \\u00b7', { n }),
    `;
    expect(textsOf(code)).toEqual(["It's {n}", "It's {n} ·"]);
  });

  it('refuses a text that is put together', () => {
    expect(() => textsOf('say(`${n} rows`)')).toThrow('plain string');
  });
});
