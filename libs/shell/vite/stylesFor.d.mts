/** Extracts the rules of these stylesheets that a page uses, with the values of constant custom properties inlined. */
export function stylesFor(html: string, sheets: readonly string[]): Promise<string>;
