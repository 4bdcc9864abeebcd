import { date, datetime, integer, phone, text, type Field } from '@callboard/api-contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeredForm, columnForm, plainCell, type FormAnswer } from './columnForm';
import { parseCell } from './parseCell';

const place = { zone: 'Pacific/Auckland', currency: 'NZD' };
const fee = integer({ label: 'Fee', currency: 'currency' });
const seats = integer({ label: 'Seats' });
const day = date({ label: 'Day' });
const starts = datetime({ label: 'Starts' });

function read(field: Field, cells: readonly string[], answer?: FormAnswer): unknown[] {
  const form = answeredForm(columnForm(cells), answer);
  return cells.map((cell) => {
    const plain = plainCell(field, cell, form);
    const parsed = plain.ok ? parseCell(field, plain.value, place) : plain;
    return parsed.ok ? parsed.value : parsed.message;
  });
}

describe('a column of days', () => {
  it.each<[string, string[], string[]]>([
    ['month first by one cell', ['03/04/2010', '12/25/2009'], ['2010-03-04', '2009-12-25']],
    ['day first by one cell', ['03/04/2010', '25/12/2009'], ['2010-04-03', '2009-12-25']],
    ['day first where no cell shows it', ['03/04/2010', '5.6.2011'], ['2010-04-03', '2011-06-05']],
    [
      'as written where the month is a word',
      ['3 April 2010', '2010-04-03', '03-Apr-2010'],
      Array(3).fill('2010-04-03'),
    ],
    ['after a day of the week', ['Sat 3/4/2010', '12/25/2009'], ['2010-03-04', '2009-12-25']],
  ])('is read %s', (_, cells, values) => {
    expect(read(day, cells)).toEqual(values);
  });

  it('decides the order of times too', () => {
    expect(read(starts, ['5/14/2027 7:00 PM', '06/05/2027 19:00'])).toEqual([
      '2027-05-14T19:00:00+12:00',
      '2027-06-05T19:00:00+12:00',
    ]);
  });

  it('that contradicts itself refuses the cells of two meanings until the order is selected', () => {
    const cells = ['03/04/2010', '12/25/2009', '25/12/2009'];
    expect(columnForm(cells).days).toBe('mixed');
    expect(read(day, cells)[0]).toContain('select the order of its column');
    expect(read(day, cells).slice(1)).toEqual(['2009-12-25', '2009-12-25']);
    expect(read(day, cells, { days: 'month-first' })).toEqual(['2010-03-04', '2009-12-25', '2009-12-25']);
    expect(read(day, cells, { days: 'day-first' })).toEqual(['2010-04-03', '2009-12-25', '2009-12-25']);
  });

  it.each<[string, string[], string[]]>([
    [
      'as Excel reads them',
      ['14-05-27', '3/4/85', '14-May-29', '1 June 30'],
      ['2027-05-14', '1985-04-03', '2029-05-14', '1930-06-01'],
    ],
    [
      'as midnights',
      ['2027-05-14 00:00', '14/05/2027 0:00:00', '14/05/2027 12:00 AM', '2027-05-14T00:00:00Z'],
      Array(4).fill('2027-05-14'),
    ],
    [
      'as programs write them',
      ['20270514', '19991231', '31121999'],
      ['2027-05-14', '1999-12-31', '1999-12-31'],
    ],
  ])('is read %s', (_, cells, values) => {
    expect(read(day, cells, { years: 'as-excel' })).toEqual(values);
  });

  it('with years of two digits refuses them until their century is selected', () => {
    expect(columnForm(['14-05-27', '2027-05-14']).years).toBe('mixed');
    expect(
      columnForm(['2027-05-14', '14 May 2027', '14-05-2027 19:00', '14 May 19:30']).years,
    ).toBeUndefined();
    expect(read(day, ['14-05-27'])[0]).toContain('has a year of two digits');
    expect(read(day, ['14-05-27'], { years: 'before-2000' })).toEqual(['1927-05-14']);
    expect(read(day, ['3/4/27', '12/25/26'], { years: 'from-2000' })).toEqual(['2027-03-04', '2026-12-25']);
    expect(read(starts, ['14-05-27 19:00'], { years: 'from-2000' })).toEqual(['2027-05-14T19:00:00+12:00']);
  });

  it('refuses a time that is no midnight', () => {
    expect(read(day, ['2027-05-14 19:00'])[0]).toBe('This must be a date such as 14-05-2027');
  });

  it('that shows its order is not changed by an answer', () => {
    expect(read(day, ['03/04/2010', '12/25/2009'], { days: 'day-first' })[0]).toBe('2010-03-04');
  });
});

describe('a column of numbers', () => {
  it.each<[string, string[], unknown[]]>([
    ['with a comma by one cell', ['52,00', '5.200'], [5_200, 520_000]],
    ['with a point by one cell', ['52.00', '5,200', '5,200.00'], [5_200, 520_000, 520_000]],
    ['with a point where no cell shows it', ['5,200'], [520_000]],
    ['with groups of any mark', ["5'200.50", '1 250.00', '1,250.00'], [520_050, 125_000, 125_000]],
    ['with its currency', ['€ 5.200,00', 'NZD 52,00', '-12,50'], [520_000, 5_200, -1_250]],
  ])('is read %s', (_, cells, values) => {
    expect(
      read(
        fee,
        cells.map((cell) => cell.replace('€', '$')),
      ),
    ).toEqual(values);
  });

  it('that contradicts itself refuses the cells of two meanings until the mark is selected', () => {
    const cells = ['52,00', '5,200.00', '5,200'];
    expect(read(fee, cells)).toEqual([5_200, 520_000, expect.stringContaining('select the decimal mark')]);
    expect(read(fee, cells, { decimals: 'point' })[2]).toBe(520_000);
    expect(read(seats, ['1,200', '1.200', '7'], { decimals: 'comma' })).toEqual([
      expect.any(String),
      1_200,
      7,
    ]);
  });
});

describe('a column that a spreadsheet damaged', () => {
  it.each([
    [phone({ label: 'Phone' }), ['6.42155E+09', '021 555 0100'], 'shortened this number'],
    [text({ label: 'Serial' }), ['6,42155E+09', '12345'], 'shortened this number'],
    [text({ label: 'Name' }), ['#N/A', 'Tides'], 'an error of a spreadsheet'],
    [day, ['########', '2027-05-14'], 'an error of a spreadsheet'],
    [seats, ['#REF!'], 'an error of a spreadsheet'],
  ])('%o is reported for %o', (field, cells, sentence) => {
    expect(read(field, cells)[0]).toContain(sentence);
  });

  it('is none where the other cells are words', () => {
    expect(read(text({ label: 'Act' }), ['1E+10', 'Tides', '#1 fan'])).toEqual(['1E+10', 'Tides', '#1 fan']);
  });
});

const dayLocales = [
  'en-NZ',
  'en-AU',
  'en-GB',
  'en-US',
  'en-CA',
  'de-DE',
  'fr-FR',
  'nl-NL',
  'sv-SE',
  'ja-JP',
  'ko-KR',
  'hu-HU',
  'fi-FI',
  'cs-CZ',
];
const numberLocales = ['en-NZ', 'de-DE', 'fr-FR', 'de-CH', 'sv-SE', 'it-IT', 'pl-PL', 'en-ZA', 'pt-BR'];
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));

it('reads the days of a table of any locale as they were written', () => {
  const withLateDay = fc.tuple(fc.array(days, { maxLength: 8 }), fc.integer({ min: 13, max: 28 }));
  fc.assert(
    fc.property(withLateDay, fc.constantFrom(...dayLocales), ([written, late], locale) => {
      const values = [...written, `2019-03-${late}`];
      const format = new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        timeZone: 'UTC',
      });
      expect(
        read(
          day,
          values.map((value) => format.format(new Date(value))),
        ),
      ).toEqual(values);
    }),
  );
});

it('reads the amounts of a table of any locale as they were written', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -99_999_999, max: 99_999_999 }), { minLength: 1 }),
      fc.constantFrom(...numberLocales),
      (amounts, locale) => {
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
        const cells = amounts.map((amount) => format.format(amount / 100).replace('−', '-'));
        expect(read(fee, cells)).toEqual(amounts.map((amount) => amount));
      },
    ),
  );
});
