/** A token as a style sheet declares it. */
export interface Token {
  name: string;
  value: string;
}

/** The custom properties that a style sheet declares, each once, in order. */
export function readTokens(sheet: string): Token[] {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of plain.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim());
  }
  return [...tokens].map(([name, value]) => ({ name, value }));
}
