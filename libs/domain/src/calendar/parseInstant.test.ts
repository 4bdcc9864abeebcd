import { expect, it } from 'vitest';
import { parseInstant } from './parseInstant';
import { isSameMoment, zoneName } from './zones';

const zone = 'Pacific/Auckland';

it.each([
  ['14-05-2027 19:00', '2027-05-14T19:00:00+12:00'],
  ['14/01/2027 7:30 pm', '2027-01-14T19:30:00+13:00'],
  ['14 May 2027, 9.05 a.m.', '2027-05-14T09:05:00+12:00'],
  ['2027-05-14T19:00', '2027-05-14T19:00:00+12:00'],
  ['2027-05-14T19:00:30Z', '2027-05-14T19:00:30+00:00'],
  ['2027-05-14T19:00:00.000+10:00', '2027-05-14T19:00:00+10:00'],
  ['14-Aug-2026 08:30 NZST', '2026-08-14T08:30:00+12:00'],
  ['14-Aug-2026 8:30 am AWST', '2026-08-14T08:30:00+08:00'],
  ['14-Aug-2026 08:30 GMT-3', '2026-08-14T08:30:00-03:00'],
  ['05-Apr-2026 02:30 NZDT', '2026-04-05T02:30:00+13:00'],
  ['05-Apr-2026 02:30 NZST', '2026-04-05T02:30:00+12:00'],
])('reads %s in local time as %s', (text, value) => {
  expect(parseInstant(text, zone)).toEqual({ ok: true, value });
});

it.each([
  '14-05-2027',
  '14-05-2027 25:00',
  '14-05-2027 7',
  '19:00',
  '31-02-2027 19:00',
  'soon',
  '14-05-2027 19:00 XYZ',
  '14-05-2027 19:00 +99',
])('does not read %s', (text) => {
  expect(parseInstant(text, zone)).toEqual({
    ok: false,
    message: 'This must be a time such as 14-05-2027 19:00',
  });
});

it.each([
  ['27-09-2026 02:30', '"27-09-2026 02:30" does not exist in Pacific/Auckland: the clocks go forward then'],
  ['05-04-2026 02:30', '"05-04-2026 02:30" occurs twice in Pacific/Auckland: write NZDT or NZST after it'],
])('refuses %s, which the clocks do not show once', (text, message) => {
  expect(parseInstant(text, zone)).toEqual({ ok: false, message });
});

it('reads the name that is written for each zone of the world', () => {
  for (const each of Intl.supportedValuesOf('timeZone')) {
    for (const [day, instant] of [
      ['15-01-2026 12:00', '2026-01-15T12:00:00'],
      ['15-07-2026 12:00', '2026-07-15T12:00:00'],
    ] as const) {
      const local = parseInstant(day, each);
      const value = local.ok ? local.value : '';
      expect(value.startsWith(instant), each).toBe(true);
      const named = parseInstant(`${day} ${zoneName(each, value)}`, 'UTC');
      expect(named.ok && isSameMoment(named.value, value), `${each} ${zoneName(each, value)}`).toBe(true);
    }
  }
});
