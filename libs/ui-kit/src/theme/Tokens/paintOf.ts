import Color from 'colorjs.io';
import type { Paint } from './contrast';

/** The two colour modes of a page. */
export type Mode = 'light' | 'dark';

/** Token values by name, as written in style sheets. */
export type TokenValues = ReadonlyMap<string, string>;

/**
 * The colour of a token as a browser would paint it: references are resolved, the mode applied, colours mixed. Supports
 * what the kit's sheets use: `var()`, `light-dark()`, `color-mix(in oklab, …)` and literal colours.
 */
export function paintOf(token: string, tokens: TokenValues, mode: Mode): Paint {
  const { coords } = colourOf(`var(${token})`, tokens, mode).to('srgb');
  const [red = 0, green = 0, blue = 0] = coords.map((part) =>
    Math.round(Math.max(0, Math.min(1, part ?? 0)) * 255),
  );
  return { red, green, blue };
}

function colourOf(text: string, tokens: TokenValues, mode: Mode): Color {
  const { name, parts } = parseCall(text.trim());
  const [first = '', second = '', third = ''] = parts;
  if (name === 'var') {
    const value = tokens.get(first) ?? second;
    if (value === '') throw new Error(`No style sheet declares ${first}.`);
    return colourOf(value, tokens, mode);
  }
  if (name === 'light-dark') return colourOf(mode === 'light' ? first : second, tokens, mode);
  if (name === 'color-mix') {
    const [, colour = '', share = '50'] = /^(.*?)\s+([\d.]+)%$/.exec(second) ?? [];
    const [from, to] = [colourOf(third, tokens, mode), colourOf(colour, tokens, mode)];
    return Color.mix(from, to, Number(share) / 100, { space: 'oklab', outputSpace: 'srgb' });
  }
  return new Color(text.trim());
}

/** The function of a value and its arguments; a name without arguments for a literal. */
function parseCall(text: string): { name: string; parts: string[] } {
  const [, name = '', inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(text) ?? [];
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of inside) {
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    part += letter;
  }
  return { name, parts: [...parts, part.trim()] };
}
