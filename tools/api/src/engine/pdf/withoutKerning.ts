/** Of a font file: how many tables it has, then 16 bytes for each of them; numbers are big-endian. Source: OpenType, 'Table Directory'. */
const headerBytes = 12;
const recordBytes = 16;

/**
 * A TrueType font without its table of pairs of letters that stand nearer to each other (GPOS). Each PDF reads its fonts again, and of
 * a page of tickets that table alone took two fifths of the time.
 *
 * @param font a whole file with one font
 * @returns a file of its own with all other tables
 */
export function withoutKerning(font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headerBytes + index * recordBytes;
    const record = Buffer.from(font.subarray(at, at + recordBytes));
    const offset = record.readUInt32BE(8);
    // Tables begin at multiples of four.
    const content = Buffer.alloc(Math.ceil(record.readUInt32BE(12) / 4) * 4);
    font.copy(content, 0, offset, offset + record.readUInt32BE(12));
    return { record, content };
  }).filter(({ record }) => record.toString('latin1', 0, 4) !== 'GPOS');
  const header = Buffer.from(font.subarray(0, headerBytes));
  header.writeUInt16BE(tables.length, 4);
  let next = headerBytes + tables.length * recordBytes;
  for (const { record, content } of tables) {
    record.writeUInt32BE(next, 8);
    next += content.length;
  }
  return Buffer.concat([
    header,
    ...tables.map(({ record }) => record),
    ...tables.map(({ content }) => content),
  ]);
}
