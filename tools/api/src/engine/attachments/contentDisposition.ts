/**
 * The name under which a file is saved (RFC 6266): in letters that every client reads, and in its own (RFC 5987).
 *
 * @example
 * contentDisposition('attachment', 'Tīmata.pdf') // `attachment; filename="Timata.pdf";
 * filename*=UTF-8''T%C4%ABmata.pdf`
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const own = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${own}`;
}
