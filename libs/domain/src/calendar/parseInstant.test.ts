import { expect, it } from 'vitest';
import { parseInstant } from './parseInstant';

it.each([
  ['14-05-2027 19:00', '2027-05-14T19:00:00+12:00'],
  ['14/01/2027 7:30 pm', '2027-01-14T19:30:00+13:00'],
  ['14 May 2027, 9.05 a.m.', '2027-05-14T09:05:00+12:00'],
  ['2027-05-14T19:00', '2027-05-14T19:00:00+12:00'],
  ['2027-05-14T19:00:30Z', '2027-05-14T19:00:30+00:00'],
  ['2027-05-14T19:00:00.000+10:00', '2027-05-14T19:00:00+10:00'],
])('reads %s in local time as %s', (text, instant) => {
  expect(parseInstant(text, 'Pacific/Auckland')).toBe(instant);
});

it.each(['14-05-2027', '14-05-2027 25:00', '14-05-2027 7', '19:00', '31-02-2027 19:00', 'soon'])(
  'does not read %s',
  (text) => {
    expect(parseInstant(text, 'Pacific/Auckland')).toBeNull();
  },
);
