// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveTheme } from './deriveTheme';
import { findPoorPairs } from './findPoorPairs';
import { readTokens } from './readTokens';
import { themeSheet } from './themeSheet';

const kit = ['palette', 'meaning', 'component'].map((name) =>
  readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8'),
);

function poorPairsOf(sheet: string): string[] {
  const tokens = new Map(
    [...kit, sheet].flatMap((css) => readTokens(css).map(({ name, value }) => [name, value])),
  );
  return [...findPoorPairs(tokens, 'light'), ...findPoorPairs(tokens, 'dark')];
}

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a theme derived from a colour', () => {
  it('has 4.5 for text and 3 for controls in both modes, for 500 colours', () => {
    fc.assert(
      fc.property(colour, fc.option(colour, { nil: undefined }), (brand, accent) => {
        expect(poorPairsOf(themeSheet(deriveTheme({ brand, accent })))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  }, 120_000);

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00'])(
    'has enough contrast for %s',
    (brand) => {
      expect(poorPairsOf(themeSheet(deriveTheme({ brand })))).toEqual([]);
    },
  );

  it('leaves a colour with enough contrast unchanged', () => {
    expect(deriveTheme({ brand: '#a3123f' })['--brand']?.light).toBe('#a3123f');
  });

  it('writes values only, in the layer of tenants', () => {
    const sheet = themeSheet(deriveTheme({ brand: '#a3123f', accent: '#8a5800' }), {
      '--radius-card': '1rem',
    });
    expect(sheet).toMatch(
      /^@layer tenant \{\n {2}:root \{\n {4}--brand: light-dark\(#a3123f, #[\da-f]{6}\);\n/,
    );
    expect(sheet).toMatch(/\n {4}--radius-card: 1rem;\n {2}\}\n\}\n$/);
  });
});
