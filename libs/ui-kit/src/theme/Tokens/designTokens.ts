import { paintOf, type Mode, type TokenValues } from './paintOf';
import type { Paint } from './contrast';

/** A token by the format of the Design Tokens Community Group (2025.10). */
export interface DesignToken {
  $type: string;
  $value: unknown;
  $extensions?: Readonly<Record<string, unknown>>;
}

/** The tokens in that format, and what it has no type for, as CSS. */
export interface DesignTokens {
  $description: string;
  /** By name, without its dashes. */
  tokens: Readonly<Record<string, DesignToken>>;
  /** Values that no type of the format holds, such as shadows and computed lengths. */
  css: Readonly<Record<string, string>>;
}

/** The extension that has the value of a token in dark mode; `$value` is that of light mode. */
export const darkValue = 'nz.callboard.dark';

/** A colour that shows what is below it: `Paint` has no opacity. */
const isSeeThrough = /\/\s*[\d.]+%|\btransparent\b/;

/** The tokens for design tools: colours as they are painted in both modes, and every other value by its type. */
export function toDesignTokens(tokens: TokenValues): DesignTokens {
  const typed: Record<string, DesignToken> = {};
  const css: Record<string, string> = {};
  for (const [name, value] of tokens) {
    const token = isSeeThrough.test(value) ? undefined : (colourToken(name, tokens) ?? plainToken(value));
    if (token) typed[name.slice(2)] = token;
    else css[name] = value;
  }
  return { $description: 'Callboard: $value is light mode', tokens: typed, css };
}

/** The same tokens as one style sheet. */
export function toTokenSheet(tokens: TokenValues): string {
  const lines = [...tokens].map(([name, value]) => `  ${name}: ${value};\n`);
  return `:root {\n  color-scheme: light dark;\n\n${lines.join('')}}\n`;
}

function colourToken(name: string, tokens: TokenValues): DesignToken | undefined {
  const light = paintIn(name, tokens, 'light');
  const dark = paintIn(name, tokens, 'dark');
  if (!light || !dark) return undefined;
  const $value = colourValue(light);
  const inDark = colourValue(dark);
  if (inDark.hex === $value.hex) return { $type: 'color', $value };
  return { $type: 'color', $value, $extensions: { [darkValue]: inDark } };
}

function paintIn(name: string, tokens: TokenValues, mode: Mode): Paint | undefined {
  try {
    return paintOf(name, tokens, mode);
  } catch {
    // It is no colour.
    return undefined;
  }
}

function colourValue({ red, green, blue }: Paint) {
  const channels = [red, green, blue];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function plainToken(value: string): DesignToken | undefined {
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return undefined;
  const [, amount, unit] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(value) ?? [];
  if (amount !== undefined) return measure(Number(amount), unit);
  const curve = /^cubic-bezier\(([^)]*)\)$/.exec(value)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  return undefined;
}

function measure(value: number, unit: string | undefined): DesignToken {
  if (unit === undefined) return { $type: 'number', $value: value };
  const $type = unit === 'ms' || unit === 's' ? 'duration' : 'dimension';
  return { $type, $value: { value, unit } };
}
