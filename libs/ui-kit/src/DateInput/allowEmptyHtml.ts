/** What this needs of the browser's Trusted Types; older browsers have none. */
interface TrustedTypes {
  readonly defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createHTML: (html: string) => string | null }) => unknown;
}

/**
 * Lets markup be emptied where a page demands trusted types: react-aria's announcer clears what it has said by `innerHTML = ''`.
 * Every other markup stays refused, as it is without this.
 */
export function allowEmptyHtml(): void {
  // The library of types does not know the interface yet.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createHTML: emptyAlone });
}

/** Null refuses. */
export function emptyAlone(html: string): string | null {
  return html === '' ? html : null;
}
