import { unguardFormula } from '@callboard/api-contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csvText';
import { openCsv, readRecords } from './readRecords';

const cellsOf = (text: string, separator: ',' | ';' | '\t' = ',') => {
  const read = readRecords(text, separator);
  return read.ok ? read.records.map(({ cells }) => cells) : read;
};

describe('[3.28] the records of a CSV text', () => {
  it.each([
    ['no text', '', []],
    [
      'empty cells',
      ',\n"",',
      [
        ['', ''],
        ['', ''],
      ],
    ],
    ['any line ends', 'a\r\nb\nc\rd', [['a'], ['b'], ['c'], ['d']]],
    [
      'a separator, a quote and a line in quotes',
      '"a,b","say ""hi""","x\r\ny"',
      [['a,b', 'say "hi"', 'x\r\ny']],
    ],
    ['rows of any length', 'a\nb,c\n', [['a'], ['b', 'c']]],
  ] as const)('are read with %s', (_, text, cells) => {
    expect(cellsOf(text)).toEqual(cells);
  });

  it('name their row in a spreadsheet and their line in the file', () => {
    const read = readRecords('\uFEFFa\n\n"b\nc"\nd\n', ',');
    expect(read.ok && read.records.map(({ row, line }) => [row, line])).toEqual([
      [1, 1],
      [3, 3],
      [4, 5],
    ]);
  });

  it.each([
    ['a\n"b', { ok: false, kind: 'open_quote', line: 2 }],
    ['a\nb "c"', { ok: false, kind: 'quote_in_cell', line: 2 }],
    ['"a"b', { ok: false, kind: 'quote_in_cell', line: 1 }],
    [`a\n${'x'.repeat(200_001)}`, { ok: false, kind: 'long_row', line: 2 }],
  ])('cannot be read: %#', (text, error) => {
    expect(cellsOf(text)).toEqual(error);
  });

  it('are what was written, whatever separates them', () => {
    const table = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const read = cellsOf(csvText(rows));
        // A row of one empty cell is an empty line.
        const written = rows.filter((cells) => cells.length > 1 || cells[0] !== '');
        expect(Array.isArray(read) && read.map((cells) => cells.map(unguardFormula))).toEqual(written);
        for (const separator of [';', '\t'] as const) {
          const quoted = rows.map((cells) =>
            cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator),
          );
          expect(cellsOf(quoted.join('\n'), separator)).toEqual(rows);
        }
      }),
    );
  });

  it.each([
    ['sep=;\na;b', { text: 'a;b', separator: ';', skipped: 1 }],
    ['a;"b,c,d"\n1;2', { text: 'a;"b,c,d"\n1;2', separator: ';', skipped: 0 }],
    ['a\tb', { text: 'a\tb', separator: '\t', skipped: 0 }],
  ])('have the separator that the file shows: %j', (text, opened) => {
    expect(openCsv(text)).toEqual(opened);
  });
});
