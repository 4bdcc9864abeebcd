import { sentences } from '@callboard/api-contract/sentences';
import { badRequest } from '../problems';

/** A text, and whether it was converted from what Excel on Windows saves as plain CSV. */
export interface DecodedText {
  text: string;
  isConverted: boolean;
}

/**
 * The text of a file that does not declare its encoding: UTF-8, with or without a byte order mark, or else Windows-1252, which
 * has no macrons of Māori vowels but has the accents of Western Europe. Anything else is refused.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (isWorkbook(bytes)) throw badRequest(sentences.importWorkbook());
  if (isProbablyUtf16(bytes)) throw badRequest(sentences.importUtf16());
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isConverted: false };
  } catch {
    const text = fromWindows1252(bytes);
    if (!isWritten(text)) throw badRequest(sentences.importNotUtf8());
    return { text, isConverted: true };
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

/** Whether a text has no control characters: where Windows-1252 has no letter, the file is in another encoding. */
function isWritten(text: string): boolean {
  return !/[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/.test(text);
}

/** What stands at 0x80 to 0x9F; a blank where there is no letter. */
const ownLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Not by TextDecoder, which reads these bytes as controls in some versions of Node. */
function fromWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (control) => {
      const letter = ownLetters[control.charCodeAt(0) - 0x80] ?? ' ';
      return letter === ' ' ? control : letter;
    });
}
