/** Of a font file: how many tables it has, then 16 bytes for each of them; numbers are big-endian. Source: OpenType, 'Table Directory'. */
const headerBytes = 12;
const recordBytes = 16;

/** The letters of a font with their widths. */
export interface FontLetters {
  /** Tests for a letter, by its code point. */
  has: (codePoint: number) => boolean;
  /** How wide a text is, in the unit of its size. */
  widthOf: (text: string, size: number) => number;
}

/** Reads which letters a TrueType font has and how wide each is: a PDF shows a box for any other. */
export function readFont(font: Buffer): FontLetters {
  const table = (tag: string) => {
    const count = font.readUInt16BE(4);
    for (let at = headerBytes; at < headerBytes + count * recordBytes; at += recordBytes)
      if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
    throw new Error(`The font has no table ${tag}.`);
  };
  const glyphOf = readGlyphs(table('cmap'));
  const unitsPerEm = table('head').readUInt16BE(18);
  const metrics = table('hhea').readUInt16BE(34);
  const widths = table('hmtx');
  // Glyphs after the last have its width.
  const unitsOf = (letter: string) =>
    widths.readUInt16BE(4 * Math.min(glyphOf(letter.codePointAt(0) ?? 0), metrics - 1));
  return {
    has: (codePoint) => glyphOf(codePoint) !== 0,
    widthOf: (text, size) =>
      ([...text].reduce((sum, letter) => sum + unitsOf(letter), 0) * size) / unitsPerEm,
  };
}

/** The glyph of a code point by the segments of format 4, which has those up to U+FFFF; 0 for none. Source: OpenType, 'cmap'. */
function readGlyphs(cmap: Buffer): (codePoint: number) => number {
  const start = Array.from({ length: cmap.readUInt16BE(2) }, (_, nth) =>
    cmap.readUInt32BE(4 + 8 * nth + 4),
  ).find((at) => cmap.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no letters in format 4.');
  const map = cmap.subarray(start);
  const doubled = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled];
  return (codePoint) => {
    if (codePoint > 0xffff) return 0;
    for (let at = 0; at < doubled; at += 2) {
      if (map.readUInt16BE(ends + at) < codePoint) continue;
      const first = map.readUInt16BE(starts + at);
      if (first > codePoint) return 0;
      const delta = map.readUInt16BE(deltas + at);
      const offset = map.readUInt16BE(offsets + at);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + at + offset + 2 * (codePoint - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
