const base = 'https://own.invalid';
const maxLength = 2_000;

/**
 * Normalises an untrusted path (a query parameter, a server's redirect). Returns null for anything that could lead to another site: other
 * hosts, schemes, `//host`, backslashes, control characters.
 *
 * @example
 * safePath('/events?page=2') // '/events?page=2'
 * safePath('//evil.example') // null
 */
export function safePath(untrusted: unknown): string | null {
  if (typeof untrusted !== 'string' || untrusted.length > maxLength) return null;
  if (!untrusted.startsWith('/') || hasUnsafeCharacter(untrusted)) return null;
  const url = parse(untrusted);
  if (!url || url.origin !== base) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil.example` becomes `//evil.example` only when normalised.
  return path.startsWith('//') ? null : path;
}

/** Finds characters that browsers drop or treat as a slash: control, line-end and invisible characters, backslashes. */
function hasUnsafeCharacter(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\]/u.test(text);
}

function parse(path: string): URL | null {
  try {
    return new URL(path, base);
  } catch {
    return null;
  }
}
