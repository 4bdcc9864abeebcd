import type { Theme } from './deriveTheme';

/** A tenant's style sheet: its colours and its other values, such as fonts and corners. */
export function themeSheet(theme: Theme, more: Readonly<Record<`--${string}`, string>> = {}): string {
  const colours = Object.entries(theme).map(([name, { light, dark }]) => [
    name,
    `light-dark(${light}, ${dark})`,
  ]);
  const lines = [...colours, ...Object.entries(more)].map(([name, value]) => `    ${name}: ${value};\n`);
  return `@layer tenant {\n  :root {\n${lines.join('')}  }\n}\n`;
}
