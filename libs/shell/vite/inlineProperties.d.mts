/**
 * Inlines custom properties whose value is constant: those with an unconditional declaration on `:root`, in a layer or in none. The page
 * then has fewer to compute before its first paint. Nested layers are left unchanged.
 */
export function inlineProperties(css: string): string;
