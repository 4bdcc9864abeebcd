import { badRequest } from '../problems';

const howToSave =
  'Save it as UTF-8 and choose it again: in Excel "Save as" → "CSV UTF-8 (Comma delimited)", in LibreOffice "Save as" → CSV → "Unicode (UTF-8)".';

/** The text of a file that says nothing of its encoding: UTF-8, with or without a byte order mark. Anything else is refused. */
export function decodeText(bytes: Uint8Array): string {
  if (isWorkbook(bytes)) throw badRequest(`This is a workbook, not a CSV file. ${howToSave}`);
  if (looksLikeUtf16(bytes)) throw badRequest(`This file is saved as UTF-16. ${howToSave}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badRequest(`This file is not saved as UTF-8. ${howToSave}`);
  }
}

/** The first bytes of .xlsx and .ods (a ZIP archive), or of .xls. */
function isWorkbook([first, second, third, fourth]: Uint8Array): boolean {
  const isZip = first === 0x50 && second === 0x4b && third === 3 && fourth === 4;
  return isZip || (first === 0xd0 && second === 0xcf && third === 0x11 && fourth === 0xe0);
}

/** A byte order mark of UTF-16, or the zero bytes that its Latin letters have. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || bytes.subarray(0, 1_000).filter((byte) => byte === 0).length > 4;
}
