import { tsImport } from 'tsx/esm/api';

/**
 * A tenant's style sheet with its colours derived again; its fonts and corners stay as they are.
 *
 * @param {string} sheet
 * @param {{ brand: string, accent?: string | undefined }} colours
 * @returns {Promise<string>}
 */
export async function deriveSheet(sheet, colours) {
  const [{ deriveTheme }, { readTokens }, { themeSheet }] = await Promise.all(
    ['deriveTheme', 'readTokens', 'themeSheet'].map(fromKit),
  );
  const theme = deriveTheme(colours);
  /** @type {{ name: string, value: string }[]} */
  const declared = readTokens(sheet);
  const others = declared.filter(({ name }) => !(name in theme)).map(({ name, value }) => [name, value]);
  return themeSheet(theme, Object.fromEntries(others));
}

/** The two colours of a tenant in light mode, as its facts name them. @param {string} sheet */
export function coloursOf(sheet) {
  return { brand: colourIn(sheet, 'brand'), accent: colourIn(sheet, 'accent') };
}

/** @param {string} sheet @param {string} token */
function colourIn(sheet, token) {
  const colour = new RegExp(`--${token}: light-dark\\((#[\\da-f]+)`, 'i').exec(sheet)?.[1];
  if (!colour) throw new Error(`The theme has no --${token}.`);
  return colour;
}

// The kit is TypeScript, which Node does not run by itself.
/** @param {string} name */
function fromKit(name) {
  return tsImport(`../../../../libs/ui-kit/src/theme/Tokens/${name}.ts`, import.meta.url);
}
