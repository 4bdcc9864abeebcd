/**
 * A text as it was before a program damaged it: UTF-8 that was read as Windows-1252, or letters that a web page wrote as entities. A
 * text with markup stays as it is, and one that is not damaged is returned unchanged.
 *
 * @example
 * repairText('ZoÃ« O&#39;Brien') // "Zoë O'Brien"
 */
export function repairText(text: string): string {
  if (/<\/?[a-z]/i.test(text)) return text;
  let repaired = text;
  // Text that was read wrongly twice is repaired twice.
  for (let step = 0; step < maxSteps; step += 1) {
    const next = withLetters(readAgain(repaired));
    if (next === repaired) break;
    repaired = next;
  }
  // A byte that no sequence has is the letter of Windows-1252.
  return repaired === text ? text : repaired.replace(/[\u0080-\u009f]/g, ownLetter);
}

function ownLetter(control: string): string {
  const letter = ownLetters[control.charCodeAt(0) - 0x80] ?? ' ';
  return letter === ' ' ? control : letter;
}

const maxSteps = 3;

/** The letters of Windows-1252 for the bytes 0x80 to 0x9F; a blank where there is none, so that the byte became a control. */
const ownLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(letter: string): number {
  const own = letter === ' ' ? -1 : ownLetters.indexOf(letter);
  return own >= 0 ? own + 0x80 : (letter.codePointAt(0) ?? 0);
}

/** Continuation bytes of UTF-8, as they are misread: 0x80 to 0xBF. */
const following = `[\\u0080-\\u00bf${ownLetters.replaceAll(' ', '')}]`;

/** How many follow depends on the first byte. Its letter is one of a pair that no language writes. */
const sequences = new RegExp(
  `[\\u00c2-\\u00df]${following}|[\\u00e0-\\u00ef]${following}{2}|[\\u00f0-\\u00f4]${following}{3}`,
  'g',
);

function readAgain(text: string): string {
  return text.replace(sequences, (sequence) => letterOf([...sequence].map(byteOf)) ?? sequence);
}

/** The letter that the bytes of UTF-8 are; null for bytes that are none. */
function letterOf([first = 0, ...rest]: readonly number[]): string | null {
  const least = [0x80, 0x8_00, 0x1_00_00][rest.length - 1] ?? 0;
  const own = first & (0xff >> (rest.length + 2));
  const code = rest.reduce((sum, byte) => (sum << 6) | (byte & 0x3f), own);
  if (code < least || code > 0x10_ff_ff) return null;
  const letter = String.fromCodePoint(code);
  return writtenHere.test(letter) ? letter : null;
}

/**
 * The letters and signs that files here are written with: of Latin, Greek and Cyrillic, punctuation and pictures. Other sequences are
 * more often meant as they are: `ßž` would be a letter of N'Ko. Controls are half of what was read wrongly twice.
 */
const writtenHere =
  /[\u0080-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0300-\u036f\u0370-\u04ff\u1e00-\u1eff\u2010-\u2044€™\u{1f300}-\u{1faff}]/u;

const namedLetters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  quot: '"',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
};

const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};

/** Numbers, the names of signs, and the names of letters with a mark: `&eacute;`. */
function withLetters(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z])(grave|acute|circ|tilde|macr|uml|ring|caron|cedil)|([a-z]+));/gi,
    (entity, decimal?: string, hex?: string, letter?: string, mark = '', named = '') => {
      if (decimal !== undefined) return fromCode(Number(decimal)) ?? entity;
      if (hex !== undefined) return fromCode(Number.parseInt(hex, 16)) ?? entity;
      if (letter !== undefined) return `${letter}${marks[mark] ?? ''}`.normalize('NFC');
      return namedLetters[named] ?? entity;
    },
  );
}

function fromCode(code: number): string | null {
  const isWritten = code >= 0x20 && (code < 0x7f || code > 0x9f) && code <= 0x10_ff_ff;
  return isWritten && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : null;
}
