import type { FileEncoding } from '@callboard/api-contract/imports';
import { sentences } from '@callboard/api-contract/sentences';
import { badRequest } from '../problems';

/** A text, and how its letters can be read if the file is not UTF-8, the likeliest way first. */
export interface DecodedText {
  text: string;
  readings: readonly Reading[];
}

/** A file as one encoding reads it. */
export interface Reading {
  encoding: FileEncoding;
  text: string;
  /** How many of its letters no name has. */
  strange: number;
}

/**
 * The text of a file that does not declare its encoding: UTF-8, with or without a byte order mark, or else what Excel
 * saves on Windows (Windows-1252) or on a Mac (MacRoman), which have no macrons of Māori vowels but the accents of Western Europe: the
 * one that the user selected, or in which fewer words have a strange letter. Anything else is refused.
 */
export function decodeText(bytes: Uint8Array, selected?: FileEncoding): DecodedText {
  if (isWorkbook(bytes)) throw badRequest(sentences.importWorkbook());
  if (isProbablyUtf16(bytes)) throw badRequest(sentences.importUtf16());
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), readings: [] };
  } catch {
    const readings = readingsOf(bytes);
    const best = readings.find(({ encoding }) => encoding === selected) ?? readings[0];
    if (best === undefined) throw badRequest(sentences.importNotUtf8());
    return { text: best.text, readings };
  }
}

function readingsOf(bytes: Uint8Array): Reading[] {
  const onWindows = fromWindows1252(bytes);
  const onMac = new TextDecoder('macintosh').decode(bytes);
  const readings: (Omit<Reading, 'strange'> & { isPossible: boolean })[] = [
    { encoding: 'windows-1252', text: onWindows, isPossible: isWritten(onWindows) },
    { encoding: 'macintosh', text: onMac, isPossible: isLettered(onMac) },
  ];
  return readings
    .filter(({ isPossible }) => isPossible)
    .map(({ encoding, text }) => ({ encoding, text, strange: strangeLetters(text) }))
    .sort((one, other) => one.strange - other.strange);
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

/** True if a text has no control characters: where Windows-1252 has no letter, the file is in another encoding. */
function isWritten(text: string): boolean {
  return !/[\u0000-\u0008\u000e-\u001f\u0080-\u009f]/.test(text);
}

/** MacRoman has a sign for every byte: a text of people has letters and the usual marks. */
function isLettered(text: string): boolean {
  return isWritten(text) && /^[\x00-\x7f\p{L}\u00a0’‘“”–—…•°£€©®™´«»¿¡]*$/u.test(text);
}

/** How many small letters have a sign or a capital with an accent behind them, and letters a sign that ends words before them, as no name has. */
function strangeLetters(text: string): number {
  const strange = /\p{Ll}(?:[^\p{L}\p{M}\p{N}\s\x00-\x7f’”–—…]|[^\P{Lu}\x00-\x7f])|[…”»©®™•](?=\p{L})/gu;
  return text.match(strange)?.length ?? 0;
}

/** Letters at 0x80 to 0x9F; a blank where there is none. */
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
