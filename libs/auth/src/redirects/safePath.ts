const base = 'https://own.invalid';
const longest = 2_000;

/**
 * A path of our own site in an untrusted text (a query parameter, a server's redirect), normalised; null for everything that could
 * lead elsewhere: other hosts, schemes, `//host`, backslashes, control characters.
 *
 * @example
 * safePath('/events?page=2') // '/events?page=2'
 * safePath('//evil.example') // null
 */
export function safePath(untrusted: unknown): string | null {
  if (typeof untrusted !== 'string' || untrusted.length > longest) return null;
  if (!untrusted.startsWith('/') || hasTrickCharacter(untrusted)) return null;
  const url = parse(untrusted);
  if (!url || url.origin !== base) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.example` becomes `//evil.example` only once it is normalised.
  return path.startsWith('//') ? null : path;
}

/** Characters that browsers drop or take for a slash: control and line-end characters, invisible ones, backslashes. */
function hasTrickCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u.test(text);
}

function parse(path: string): URL | null {
  try {
    return new URL(path, base);
  } catch {
    return null;
  }
}
