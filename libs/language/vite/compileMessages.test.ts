import { describe, expect, it } from 'vitest';
import { textsOf } from './compileMessages.mjs';

describe('textsOf', () => {
  it('finds texts that need ICU, over several lines and in either kind of quotes', () => {
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

  it('throws on a text that is not a plain string', () => {
    expect(() => textsOf('say(`${n} rows`)')).toThrow('plain string');
  });
});
