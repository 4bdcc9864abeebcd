const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A URL without the characters that parsers ignore: controls and spaces could disguise a scheme. */
const ignored = /[\u0000-\u0020\u007f-\u009f]/g;

/**
 * A URL from data, if it is safe to link to: inside the app, to the web, to mail or to a telephone. Any other scheme,
 * such as `javascript:`, gives undefined.
 */
export function safeHref(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const bare = address.replaceAll(ignored, '');
  if (bare === '') return undefined;
  const scheme = /^[a-z][\w+.-]*:/i.exec(bare)?.[0].toLowerCase();
  if (scheme !== undefined) return schemes.has(scheme) ? bare : undefined;
  // '//host' and '/\host' lead to another site.
  return /^[/\\]{2}/.test(bare) || bare.startsWith('\\') ? undefined : bare;
}
