import { expect, it } from 'vitest';
import { parseDay, readDay } from './readDay';

it.each([
  '2026-05-14',
  '2026/5/14',
  '14/5/2026',
  '14-05-2026',
  '14 - 05 - 2026',
  '14.05.26',
  '14 5 2026',
  '14052026',
  '14 May 2026',
  '14-May-2026',
  '14th May, 2026',
  'Thu 14 May 2026',
  'Thursday, 14 may 26',
  'May 14, 2026',
  '  14 May 2026\n',
])('[5.19] reads %o as the 14th of May 2026', (text) => {
  expect(readDay(text, { lastYear: 2030 })).toEqual(['14', '05', '2026']);
});

it('[5.19] reads numeric dates day first, and never swaps day and month', () => {
  expect(readDay('5/14/2026', { lastYear: 2030 })).toEqual(['05', '14', '2026']);
  expect(readDay('04/05/2026', { lastYear: 2030 })).toEqual(['04', '05', '2026']);
});

it('reads a two-digit year in this century unless it is after the last year', () => {
  expect(readDay('1.1.30', { lastYear: 2030 })).toEqual(['01', '01', '2030']);
  expect(readDay('1.1.31', { lastYear: 2030 })).toEqual(['01', '01', '1931']);
});

it('reads month names of another language too', () => {
  const monthNames = ['Koh', 'Hui', 'Pou', 'Pae', 'Har', 'Pip', 'Hōn', 'Her', 'Mah', 'Nuk', 'Rān', 'Hak'];
  expect(readDay('14-Her-2026', { monthNames })).toEqual(['14', '08', '2026']);
});

it('parses a day that exists, with a four-digit year when no last year is given', () => {
  const texts = ['14/5/2026', '14 Sept 2026', '31-02-2026', '14-05-26', 'tomorrow'];
  expect(texts.map((text) => parseDay(text))).toEqual(['2026-05-14', '2026-09-14', null, null, null]);
});

it.each(['', 'soon', '14 Moon 2026', '14', '14/5', '2026-05', '14/5-2026', '14 Ma'])(
  'does not read %o',
  (text) => {
    expect(readDay(text, { lastYear: 2030 })).toBeNull();
  },
);

it('takes the first of two months with the same beginning', () => {
  expect(readDay('1 Jun 2026', { lastYear: 2030 })).toEqual(['01', '06', '2026']);
  expect(readDay('1 Sept 2026', { lastYear: 2030 })).toEqual(['01', '09', '2026']);
});

it.each([
  ['14 Here-turi-kōkā 2026', '08'],
  ['14 Hereturikoka 2026', '08'],
  ['14-Her-2026', '08'],
  ['14 Ākuhata 2026', '08'],
  ['14 Whiringa-ā-nuku 2026', '10'],
  ['14-Nuk-2026', '10'],
  ['14 Whiringa-ā-rangi 2026', '11'],
  ['14-Rān-26', '11'],
  ['Rāhoroi 14 Pipiri 2026', '06'],
  ['Haratua 14, 2026', '05'],
])('reads the month of %s, no matter what language is selected', (written, month) => {
  expect(readDay(written, { lastYear: 2026 })).toEqual(['14', month, '2026']);
});

it('reads no month that could be two', () => {
  expect(readDay('14 Whiringa 2026')).toBeNull();
});
