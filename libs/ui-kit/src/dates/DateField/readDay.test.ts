import { setLanguage } from '@callboard/language';
import { expect, it } from 'vitest';
import { readDay } from './readDay';

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
  expect(readDay(text, 2030)).toEqual(['14', '05', '2026']);
});

it('[5.19] reads figures day before month, and never turns them about', () => {
  expect(readDay('5/14/2026', 2030)).toEqual(['05', '14', '2026']);
  expect(readDay('04/05/2026', 2030)).toEqual(['04', '05', '2026']);
});

it('reads two figures as a year of this century unless that is later than the last', () => {
  expect(readDay('1.1.30', 2030)).toEqual(['01', '01', '2030']);
  expect(readDay('1.1.31', 2030)).toEqual(['01', '01', '1931']);
});

it('reads the months of the language in use', async () => {
  await setLanguage('mi');
  const read = readDay('14-Her-2026', 2030);
  await setLanguage('en');
  expect(read).toEqual(['14', '08', '2026']);
});

it.each(['', 'soon', '14 Moon 2026', '14', '14/5', '2026-05', '14/5-2026', '14 Ma'])(
  'does not read %o',
  (text) => {
    expect(readDay(text, 2030)).toBeNull();
  },
);

it('takes the first month of a beginning that two share', () => {
  expect(readDay('1 Jun 2026', 2030)).toEqual(['01', '06', '2026']);
  expect(readDay('1 Sept 2026', 2030)).toEqual(['01', '09', '2026']);
});
