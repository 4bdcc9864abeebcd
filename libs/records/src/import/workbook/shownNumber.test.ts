import { date, datetime, duration, integer, phone, text, time, type Field } from '@callboard/api-contract';
import { unguardFormula } from '@callboard/api-contract/text';
import { answeredForm, columnForm, parseCell, plainCell, readBlock } from '@callboard/domain/cells';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWorkbook } from './readWorkbook';
import { shownNumber } from './shownNumber';
import { aWorkbook, textCell } from './testing/aWorkbook';

const label = 'Value';
const zone = 'UTC';
const daySeconds = 86_400;
const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');
const day = fc.integer({ min: 20_000, max: 54_000 });
const dayText = (serial: number) =>
  new Date((serial - 25_569) * daySeconds * 1_000).toISOString().slice(0, 10);
const whole = (max: number) => fc.integer({ min: 0, max });

/** A format of a workbook, the field that its column is imported to, the numbers of its cells, and what each is. */
interface Shown {
  format: string;
  field: Field;
  numbers: fc.Arbitrary<number>;
  means: (number: number) => unknown;
}

const seconds = duration({ label, unit: 'seconds' });
const lengths = fc.integer({ min: 0, max: 5_999 }).map((length) => length / daySeconds);
const secondsOf = (number: number) => Math.round(number * daySeconds);
const minutes = fc.integer({ min: 0, max: 1_439 }).map((minute) => minute / 1_440);
const clock = (number: number) => {
  const minute = Math.round(number * 1_440);
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
};

const shown: Shown[] = [
  { format: '00000', field: text({ label }), numbers: whole(99_999), means: (n) => pad(n, 5) },
  {
    format: '000 000 0000',
    field: phone({ label }),
    numbers: fc.integer({ min: 211_000_000, max: 299_999_999 }),
    means: (n) => pad(n, 10).replace(/^(...)(...)(....)$/, '$1 $2 $3'),
  },
  { format: '"A-"000', field: text({ label }), numbers: whole(999), means: (n) => `A-${pad(n, 3)}` },
  {
    format: '0%',
    field: integer({ label, unit: '%' }),
    numbers: whole(100).map((n) => n / 100),
    means: (n) => Math.round(n * 100),
  },
  {
    format: '0.0%',
    field: text({ label }),
    numbers: whole(999).map((n) => n / 1_000),
    means: (n) => `${(n * 100).toFixed(1)}%`,
  },
  { format: '#,##0', field: integer({ label }), numbers: whole(9_000_000), means: (n) => n },
  { format: '0" people"', field: integer({ label, unit: 'people' }), numbers: whole(5_000), means: (n) => n },
  {
    format: '"$"#,##0.00;("$"#,##0.00)',
    field: integer({ label, currency: 'currency' }),
    numbers: fc.integer({ min: -9_000_000, max: 9_000_000 }).map((cents) => cents / 100),
    means: (n) => Math.round(n * 100),
  },
  { format: 'dd/mm/yy', field: date({ label }), numbers: day, means: dayText },
  { format: 'd mmm yyyy', field: date({ label }), numbers: day, means: dayText },
  { format: 'm/d/yyyy', field: date({ label }), numbers: day, means: dayText },
  {
    format: 'dd/mm/yyyy h:mm AM/PM',
    field: datetime({ label }),
    numbers: fc.tuple(day, minutes).map(([on, at]) => on + at),
    means: (n) => `${dayText(Math.floor(n + 1e-9))}T${clock((n + 1e-9) % 1)}:00+00:00`,
  },
  { format: 'h:mm AM/PM', field: time({ label }), numbers: minutes, means: clock },
  { format: 'mm:ss', field: seconds, numbers: lengths, means: secondsOf },
  { format: '[h]:mm:ss', field: seconds, numbers: lengths, means: secondsOf },
  { format: '[m]:ss', field: seconds, numbers: lengths, means: secondsOf },
  {
    format: '[h]:mm',
    field: duration({ label }),
    numbers: whole(5_999).map((n) => n / 1_440),
    means: (n) => Math.round(n * 1_440),
  },
];

const cellsOfEach = 120;

it('[3.28] reads a workbook of every format as it is shown', async () => {
  const columns = shown.map(({ numbers }) => fc.sample(numbers, { numRuns: cellsOfEach, seed: 7 }));
  const letters = shown.map((_, at) => String.fromCharCode(65 + at));
  const rows = Array.from({ length: cellsOfEach }, (_, row) =>
    letters
      .map((letter, at) => `<c r="${letter}${row + 2}" s="${at + 5}"><v>${columns[at]?.[row]}</v></c>`)
      .join(''),
  );
  const header = letters.map((letter) => textCell(`${letter}1`, `In ${letter}`)).join('');
  const sheet = [header, ...rows].map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('');
  const formats = shown.map(({ format }) => format);
  const reading = await readWorkbook(aWorkbook({ Values: sheet }, { formats }));
  if (!reading.ok) throw new Error(reading.reason);
  const read = readBlock((reading.sheets[0]?.csv ?? '').replaceAll(',', '\t')).slice(1);
  expect(read.length * shown.length).toBeGreaterThan(2_000);
  for (const [at, { format, field, means }] of shown.entries()) {
    const cells = read.map((row) => unguardFormula(row[at] ?? ''));
    const form = answeredForm(columnForm(cells));
    const values = cells.map((cell) => {
      const plain = plainCell(field, cell, form);
      const parsed = plain.ok ? parseCell(field, plain.value, { zone, currency: 'NZD' }) : plain;
      return parsed.ok ? parsed.value : parsed.message;
    });
    expect(values, format).toEqual((columns[at] ?? []).map(means));
  }
});

it.each([
  ['General', 0.5, null],
  ['@', 12, null],
  ['0.00E+00', 6_421_555, null],
  ['# ?/?', 0.5, null],
  ['0.00', 52.5, '52.50'],
  ['#,##0.##', 1_234.5, '1234.5'],
  ['[$€-407] #,##0.00', 1_234.5, '€ 1234.50'],
  ['#,##0.00 "NZD"', 1_234.5, '1234.50 NZD'],
  ['_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-', -12.5, '-12.50'],
  ['#,##0;[Red]#,##0', -12, '-12'],
  ['"Yes";;"No"', 0, 'No'],
  ['(000) 000-0000', 215_550_100, '(021) 555-0100'],
  ['0,', 12_000, '12'],
  ['yyyy', 46_520, '2027'],
  ['dd-mmm-yyyy hh:mm "NZST"', 46_520.75, '2027-05-13 18:00 NZST'],
  ['h:mm', 200 / 86_400, '0:03:20'],
  ['mm:ss.0', 200.5 / 86_400, '0:03:20.5'],
  ['[>100]0;0.0', 12, null],
])('[3.28] reads a cell of the format %s', (format, value, read) => {
  expect(shownNumber(value, format)).toBe(read);
});

it('counts the days of an old workbook of the Macintosh from 1904', () => {
  expect(shownNumber(0, 'd mmm yyyy', -24_107)).toBe('1904-01-01');
});
