// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { darkValue, toDesignTokens, toTokenSheet } from './designTokens';
import { paintOf } from './paintOf';
import { readTokens } from './readTokens';

const sheets = ['palette', 'meaning', 'component'].map((name) =>
  readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8'),
);
const source = new Map(sheets.flatMap((sheet) => readTokens(sheet).map(({ name, value }) => [name, value])));

/** The value that a style sheet has for a token of the format. */
function toCss(value: unknown): string {
  if (Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`;
  const { value: amount, unit } = Object(value) as { value?: number; unit?: string };
  return amount === undefined ? String(value) : `${amount}${unit}`;
}

describe('the tokens to take away', () => {
  const { tokens, css } = toDesignTokens(source);

  it('are all tokens of the style sheets, each once', () => {
    const names = [...Object.keys(tokens).map((name) => `--${name}`), ...Object.keys(css)];
    expect(names.sort()).toEqual([...source.keys()].sort());
  });

  it('have the value of the style sheets, colours as they are painted in both modes', () => {
    for (const [name, { $type, $value, $extensions }] of Object.entries(tokens)) {
      if ($type !== 'color') {
        expect([name, toCss($value)]).toEqual([name, source.get(`--${name}`)]);
        continue;
      }
      const inMode = { light: $value, dark: $extensions?.[darkValue] ?? $value };
      for (const mode of ['light', 'dark'] as const) {
        const { red, green, blue } = paintOf(`--${name}`, source, mode);
        const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        expect([name, mode, inMode[mode]]).toMatchObject([name, mode, { colorSpace: 'srgb', hex }]);
      }
    }
    for (const name of ['--shadow-low', '--overlay', '--alert-border'])
      expect(css[name]).toBe(source.get(name));
  });

  it('are the same as a style sheet', () => {
    expect(readTokens(toTokenSheet(source))).toEqual([...source].map(([name, value]) => ({ name, value })));
  });
});
