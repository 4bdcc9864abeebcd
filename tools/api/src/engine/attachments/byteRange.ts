/** Which bytes are sent, both ends counted. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a Range header asks for. Null where all of it is to be sent: without a header, with one that makes no
 * sense, or with several ranges, which a server can answer so. `none` where the file has no such part.
 *
 * @example
 * byteRange('bytes=-2', 10) // { start: 8, end: 9 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '');
  const [, first = '', last = ''] = found ?? [];
  if (!found || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
