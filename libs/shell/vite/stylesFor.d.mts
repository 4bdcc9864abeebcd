/** What a page uses of these stylesheets: the rules that meet it, and the custom properties that those ask for. */
export function stylesFor(html: string, sheets: readonly string[]): Promise<string>;
