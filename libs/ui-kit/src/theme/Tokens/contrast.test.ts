// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { findPoorPairs } from './findPoorPairs';
import { paintOf, type TokenValues } from './paintOf';
import { readTokens } from './readTokens';

const white = { red: 255, green: 255, blue: 255 };
const black = { red: 0, green: 0, blue: 0 };
const modes = ['light', 'dark'] as const;

const apps = join(import.meta.dirname, '../../../../../apps');
const styleOf = (name: string) => readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8');

/** The values that apply when the last sheet wins. */
function cascade(...sheets: readonly string[]): TokenValues {
  return new Map(sheets.flatMap((sheet) => readTokens(sheet).map(({ name, value }) => [name, value])));
}

const kit = ['palette', 'meaning', 'component'].map(styleOf);
const tenants = readdirSync(apps).map((code) => ({
  code,
  sheet: readFileSync(join(apps, code, 'src/theme.css'), 'utf8'),
}));

it('is 21 between black and white, in either order', () => {
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, black)).toBeCloseTo(21);
});

it('is 4.54 between white and the lightest sufficient gray', () => {
  expect(contrast(white, { red: 118, green: 118, blue: 118 })).toBeCloseTo(4.54, 2);
});

describe('the style sheets', () => {
  it('are parsed as a browser parses them', () => {
    const tokens = cascade(
      ':root { --a: light-dark(#000, #fff); --b: color-mix(in oklab, var(--a) 50%, var(--none, #fff)); }',
    );
    expect(paintOf('--b', tokens, 'dark')).toEqual(white);
    expect(paintOf('--b', tokens, 'light')).toEqual({ red: 99, green: 99, blue: 99 });
    expect(() => paintOf('--c', tokens, 'light')).toThrow('No style sheet declares --c.');
  });

  it.each(modes)('have 4.5 for text and 3 for controls without a tenant, %s', (mode) => {
    expect(findPoorPairs(cascade(...kit), mode)).toEqual([]);
  });

  describe.each(tenants)('of $code', ({ sheet }) => {
    it.each(modes)('have 4.5 for text and 3 for controls, %s', (mode) => {
      expect(findPoorPairs(cascade(...kit, sheet), mode)).toEqual([]);
    });

    it.each(modes)('have 7 for text where the system asks for more, %s', (mode) => {
      const more = styleOf('preference')
        .split('@media')
        .find((block) => block.includes('prefers-contrast: more'));
      const tokens = cascade(...kit, sheet, more ?? '');
      const ground = paintOf('--surface', tokens, mode);
      const faint = ['--text', '--text-muted', '--border-control', '--brand-text'].filter(
        (token) => contrast(paintOf(token, tokens, mode), ground) < 7,
      );
      expect(faint).toEqual([]);
      expect(findPoorPairs(tokens, mode)).toEqual([]);
    });
  });
});
