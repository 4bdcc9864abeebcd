import { sentences } from '@callboard/api-contract/sentences';
import { badRequest } from '../problems';

/** The text of a file that says nothing of its encoding: UTF-8, with or without a byte order mark. Anything else is refused. */
export function decodeText(bytes: Uint8Array): string {
  if (isWorkbook(bytes)) throw badRequest(sentences.importWorkbook());
  if (isProbablyUtf16(bytes)) throw badRequest(sentences.importUtf16());
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest(sentences.importNotUtf8());
  }
}

/** The first bytes of .xlsx and .ods (a ZIP archive), or of .xls. */
function isWorkbook([first, second, third, fourth]: Uint8Array): boolean {
  const isZip = first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
  return isZip || (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0);
}

/** A byte order mark of UTF-16, or the zero bytes that its Latin letters have. */
function isProbablyUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || bytes.subarray(0, 1_000).filter((byte) => byte === 0).length > 4;
}
