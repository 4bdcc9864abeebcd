import { expect, it } from 'vitest';
import { placeTimeText, timeText, whenText } from './whenText';

it('[7.46] [9.3] names the day of the week, the day and the time at the venue', () => {
  const starts_at = '2027-11-27T06:05:00Z';
  expect(whenText({ starts_at, zone: 'Pacific/Auckland' }, 'Pacific/Auckland')).toBe(
    'Saturday, 27-Nov-2027 19:05',
  );
  expect(timeText(starts_at, 'Europe/Berlin')).toBe('27-Nov-2027 07:05');
  expect(timeText('2027-11-26T11:00:00Z', 'Pacific/Auckland')).toBe('27-Nov-2027 00:00');
});

it('[9.3] names the zone of the venue where the clock of the buyer shows another time', () => {
  const starts_at = '2027-11-27T06:05:00Z';
  const at = (own: string) =>
    whenText({ starts_at, zone: 'Pacific/Auckland' }, own).split(' ').slice(1).join(' ');
  expect(at('Australia/Sydney')).toBe('27-Nov-2027 19:05 NZDT');
  // Another name of the same clock.
  expect(at('Antarctica/McMurdo')).toBe('27-Nov-2027 19:05');
  expect(placeTimeText(starts_at, 'Pacific/Auckland', 'Pacific/Chatham')).toBe('27-Nov-2027 19:05 NZDT');
});
