import { guardFormula } from '@callboard/api-contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../problems';
import { readCsv } from './readCsv';

function read(text: string | Uint8Array) {
  return readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text);
}

function refusalOf(text: string | Uint8Array): unknown {
  try {
    read(text);
  } catch (error) {
    if (error instanceof ApiProblem) return { status: error.status, ...error.body };
  }
  return null;
}

describe('a CSV file', () => {
  it('is read with its rows numbered as a spreadsheet does', () => {
    const { columns, rows } = read(
      '\ufeffName,Town\r\nTe Kao School,"Far\nNorth"\r\n\r\nKaitaia College,\r\n,\r\n',
    );
    expect(columns).toEqual(['Name', 'Town']);
    expect(rows).toEqual([
      { row: 2, cells: ['Te Kao School', 'Far\nNorth'] },
      { row: 4, cells: ['Kaitaia College', ''] },
    ]);
  });

  it.each([
    ['commas', 'Name,Town\nA,B'],
    ['semicolons', 'Name;Town\nA;B'],
    ['tabs', 'Name\tTown\nA\tB'],
    ['semicolons with a comma in a quoted name', '"Name";"Town"\n"A";"B"'],
  ])('can be separated by %s', (_, text) => {
    expect(read(text)).toMatchObject({ columns: ['Name', 'Town'], rows: [{ row: 2, cells: ['A', 'B'] }] });
  });

  it.each([
    ['nothing in it', '', 'This file is empty. Its first row has to name the columns.'],
    ['a header alone', 'Name,Town\n', 'This file has a header and no rows below it.'],
    ['a column without a name', 'Name,,Town\na,b,c', 'Column 2 has no name in the first row.'],
    ['a name twice', 'Name,name\na,b', 'Two columns are called "name". Give each its own name.'],
    [
      '100 columns',
      `${Array.from({ length: 100 }, (_, index) => `c${index}`).join(',')}\n1`,
      'This file has 100 columns. At most 60 can be read.',
    ],
    [
      '20,001 rows',
      `Name\n${'x\n'.repeat(20_001)}`,
      'This file has 20001 rows. Import at most 20000 at a time.',
    ],
    ['more than 5 MB', `Name\n${'x'.repeat(5_242_880)}`, 'This file is larger than 5 MB.'],
  ])('is refused with a sentence for %s', (_, text, detail) => {
    expect(refusalOf(text)).toMatchObject({ status: 400, detail });
  });

  it.each([
    ['UTF-16 with a mark', Buffer.from('\ufeffName,Town\nA,B', 'utf16le'), 'This file is saved as UTF-16.'],
    ['UTF-16 without one', Buffer.from('Name,Town\nA,B', 'utf16le'), 'This file is saved as UTF-16.'],
    ['the format of Excel', Buffer.from('PK\x03\x04rest'), 'This is a workbook, not a CSV file.'],
    ['letters of no encoding', Buffer.from([0x4e, 0x0a, 0x81, 0xb7]), 'This file is not saved as UTF-8.'],
  ])('in %s is refused with the way to save it', (_, bytes, start) => {
    const refusal = refusalOf(bytes);
    expect(refusal).toMatchObject({
      status: 400,
      detail: expect.stringContaining(`${start} Save it as UTF-8`),
    });
  });

  it('of a Mac is converted, which is reported', () => {
    // Zoë, José, Müller and Française in MacRoman.
    const bytes = Buffer.from('Name\nZo\x91\nJos\x8e\nM\x9fller\nFran\x8daise', 'latin1');
    const { rows, readings } = readCsv(bytes);
    expect(readings).not.toEqual([]);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Zoë', 'José', 'Müller', 'Française']);
  });

  it('of Windows-1252 is converted, which is reported', () => {
    const bytes = Buffer.from('Name\nCaf\xe9 \x96 \x93M\xe4ori\x94', 'latin1');
    expect(read(bytes)).toMatchObject({ rows: [{ cells: ['Café – “Mäori”'] }] });
    expect(read('Name\nCafé')).toMatchObject({ readings: [] });
  });

  it.each([
    ['never closed', '"a,b', 'The quotation mark on line 3 is never closed.'],
    [
      'followed by text',
      '"a"b,c',
      'Line 3 has a quotation mark in the middle of a cell. Put the whole cell in quotation marks and write the inner ones twice.',
    ],
    [
      'inside a cell',
      'a,5" disk',
      'Line 3 has a quotation mark in the middle of a cell. Put the whole cell in quotation marks and write the inner ones twice.',
    ],
  ])('loses one row and not the file by a quotation mark that is %s', (_, line, sentence) => {
    const { rows } = read(`Name,Town\nfirst,A\n${line}\n"over\ntwo lines",B\n"last","C"\n`);
    expect(rows).toEqual([
      { row: 2, cells: ['first', 'A'] },
      { row: 3, cells: [], error: expect.objectContaining({ sentence }), line },
      { row: 4, cells: ['over\ntwo lines', 'B'] },
      { row: 5, cells: ['last', 'C'] },
    ]);
  });

  it.each([
    ['a line that names the separator', 'sep=;\r\nName;Fee\r\nA;1,5\r\n', 3],
    ['a title above its header', 'Acts of 2027, by name\n\nName;Fee\nA;1,5\n', 4],
    ['an empty column at its end', 'Name;Fee;;\nA;1,5;;\n', 2],
    ['a row that ends early', 'Name;Fee;Town\nA;1,5\n', 2],
  ])('is read with %s', (_, text, row) => {
    const { columns, rows } = read(text);
    expect(columns.slice(0, 2)).toEqual(['Name', 'Fee']);
    expect(rows.map((each) => [each.row, ...each.cells.slice(0, 2)])).toEqual([[row, 'A', '1,5']]);
  });

  it('is refused for a last column that lost its name', () => {
    expect(refusalOf('Name,\nA,B\n')).toMatchObject({ detail: 'Column 2 has no name in the first row.' });
  });

  it('is refused where the header itself cannot be read', () => {
    expect(refusalOf('"Name,Town\na,b\n')).toMatchObject({ status: 400 });
  });

  it('of an export gives back each text, those that looked like formulas too', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@＝＋－＠'",;\t\r\n\u00A0\u200B a]*$/));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
        const lines = cells.map((cell) => `row,"${guardFormula(cell).replaceAll('"', '""')}"`);
        const { rows } = read(`Kind,Text\r\n${lines.join('\r\n')}\r\n`);
        expect(rows.map((row) => row.cells[1])).toEqual(cells);
      }),
    );
  });
});
