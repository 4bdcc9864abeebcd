import { guardFormula } from '@callboard/api-contract/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csvText';

/** Parses a CSV file strictly by RFC 4180. */
function parse(file: string): string[][] {
  const lines: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < file.length; at++) {
    const sign = file[at] ?? '';
    if (isQuoted && sign === '"' && file[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += sign;
    else if (sign === ',' || file.startsWith('\r\n', at)) {
      lines.at(-1)?.push(cell);
      cell = '';
      if (sign === '\r') {
        at++;
        lines.push([]);
      }
    } else cell += sign;
  }
  return lines.slice(0, -1);
}

const text = fc.oneof(fc.string(), fc.stringMatching(/^[=+\-@＝＋－＠\t\r'",;\n\u00A0\u200B a]*$/));

describe('a CSV file', () => {
  it('starts with a byte order mark, and ends lines as RFC 4180 requires', () => {
    expect(
      csvText([
        ['Name', 'Age'],
        ['Mānuka', 12.5],
      ]),
    ).toBe('\uFEFFName,Age\r\nMānuka,12.5\r\n');
  });

  it.each(['=1+1', '+64 21', '-2', '@SUM(A1)', '\tx', '\rx', '＝1', ' =1', '\u00A0=1', '\u200B=1', '\r\n=1'])(
    'runs no formula: %j',
    (cell) => {
      const [, row] = parse(csvText([['a'], [cell]]));
      expect(row).toEqual([`'${cell}`]);
    },
  );

  it('does not change negative numbers', () => {
    expect(csvText([['a'], [-2]])).toContain('\r\n-2\r\n');
  });

  it('parses back to the same cells', () => {
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        expect(parse(csvText(rows))).toEqual(rows.map((row) => row.map(guardFormula)));
      }),
    );
  });
});
