/**
 * Puts the values of custom properties in the place of those that ask for them, where nothing can make them others: what holds on
 * the root in every case, in a layer or in none. The page has fewer to compute before its first paint. What a layer within a layer
 * says is left.
 */
export function settleProperties(css: string): string;
