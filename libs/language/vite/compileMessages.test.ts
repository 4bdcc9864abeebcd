import { describe, expect, it } from 'vitest';
import { textsOf } from './compileMessages.mjs';

describe('textsOf', () => {
  it('finds texts that need ICU, over several lines and in either kind of quotes', () => {
    const code = `const messages = {
      a: (n: number) => translate('{n} rows', { n }),
      b: (n: number) =>
        translate(
          "It's {n}",
          { n },
        ),
      c: translate('plain'),
      d: (text: string) => translate(text),
      e: translate('It\\'s {n} \\u00b7', { n }),
    }`;
    expect(textsOf(code)).toEqual(["It's {n}", "It's {n} ·"]);
  });

  it('throws on a text that is not a plain string', () => {
    expect(() => textsOf('translate(`${n} rows`)')).toThrow('plain string');
  });
});
