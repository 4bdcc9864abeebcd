import {
  boolean,
  date,
  datetime,
  duration,
  integer,
  multiselect,
  reference,
  select,
  text,
  time,
  type Field,
} from '@callboard/api-contract';
import { describe, expect, it } from 'vitest';
import { readBlock, writeBlock } from './blocks';
import { cellText } from './cellText';
import { moveCell, stepCell } from './moveCell';
import { parseCell } from './parseCell';

const options = [
  { value: 'wearable_art', label: 'Wearable art' },
  { value: 'open', label: 'Open' },
  { value: 'rock', label: 'Rock, loud' },
];

describe('a block of a spreadsheet', () => {
  it.each([
    ['one cell', 'a', [['a']]],
    [
      'rows and cells',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\t\n\tx',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['a quoted cell of two lines', '"a\nb"\tc', [['a\nb', 'c']]],
    ['a quote in a quoted cell', '"say ""hi""\tnow"\tc', [['say "hi"\tnow', 'c']]],
    ['a quote that does not quote', '"a" b\tc', [['"a" b', 'c']]],
  ])('[3.28] is read with %s', (_name, given, rows) => {
    expect(readBlock(given)).toEqual(rows);
  });

  it('is written so that it is read again', () => {
    const rows = [
      ['a', 'b\tc', '"d"'],
      ['', 'e\nf', 'say "hi"'],
    ];
    expect(readBlock(writeBlock(rows))).toEqual(rows);
  });
});

describe('the text of a cell', () => {
  const place = { zone: 'Pacific/Auckland', currency: 'NZD' };
  it.each<[Field, unknown]>([
    [text({ label: 'Name' }), 'Town Hall'],
    [boolean({ label: 'On' }), false],
    [date({ label: 'Day' }), '2027-05-14'],
    [datetime({ label: 'At' }), '2027-05-14T19:00:00+12:00'],
    [datetime({ label: 'First of two' }), '2026-04-05T02:30:00+13:00'],
    [datetime({ label: 'Second of two' }), '2026-04-05T02:30:00+12:00'],
    [time({ label: 'From' }), '19:30'],
    [duration({ label: 'Length' }), 95],
    [integer({ label: 'Budget', currency: 'currency' }), 125_050],
    [select({ label: 'Kind', options }), 'wearable_art'],
    [multiselect({ label: 'Kinds', options }), ['open', 'rock']],
  ])('[3.28] of a %o is read as the same value', (field, value) => {
    expect(parseCell(field, cellText(field, value, place), place)).toEqual({ ok: true, value });
  });

  it('is a number without its unit, and the title of a record', () => {
    const noCurrency = { zone: 'UTC' };
    expect(cellText(integer({ label: 'Seats', unit: 'people' }), 1850, noCurrency)).toBe('1850');
    const venue = { hashcode: '00000000-0000-4000-8000-000000000001', title: 'Opera House' };
    expect(cellText(reference({ label: 'Venue', to: 'venues' }), venue, noCurrency)).toBe('Opera House');
    expect(cellText(text({ label: 'Name' }), null, noCurrency)).toBe('');
  });
});

describe('a key in a grid', () => {
  const size = { rows: 20, columns: 4 };
  const from = { row: 5, column: 2 };
  it.each([
    ['ArrowUp', false, { row: 4, column: 2 }],
    ['ArrowRight', false, { row: 5, column: 3 }],
    ['PageDown', false, { row: 15, column: 2 }],
    ['PageUp', false, { row: 0, column: 2 }],
    ['Home', false, { row: 5, column: 0 }],
    ['End', false, { row: 5, column: 3 }],
    ['Home', true, { row: 0, column: 0 }],
    ['End', true, { row: 19, column: 3 }],
    ['a', false, undefined],
    ['constructor', false, undefined],
  ])('%s (with Control: %s) leads to %o', (key, isControl, to) => {
    expect(moveCell(key, isControl, from, size)).toEqual(to);
  });

  it('goes on in the next row, and stays at the end', () => {
    expect(stepCell({ row: 5, column: 3 }, 1, size)).toEqual({ row: 6, column: 0 });
    expect(stepCell({ row: 6, column: 0 }, -1, size)).toEqual({ row: 5, column: 3 });
    expect(stepCell({ row: 19, column: 3 }, 1, size)).toEqual({ row: 19, column: 3 });
  });
});
