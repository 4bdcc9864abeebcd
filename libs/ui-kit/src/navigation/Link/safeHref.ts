const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An address without what its parsers ignore: controls and spaces, by which a scheme could be disguised. */
const ignored = /[\u0000-\u0020\u007f-\u009f]/g;

/**
 * An address that came as data, if a link may lead there: inside the app, to the web, to mail or to a telephone. Any
 * other scheme, such as `javascript:`, gives undefined.
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
