/** What a page uses of these stylesheets: the rules that meet it, with the values of the custom properties that nothing can change. */
export function stylesFor(html: string, sheets: readonly string[]): Promise<string>;
