import { expect, it } from 'vitest';
import { timeText, whenText } from './whenText';

it('[7.46] [9.3] names the day of the week, the day and the time at the venue', () => {
  const starts_at = '2027-11-27T06:05:00Z';
  expect(whenText({ starts_at, zone: 'Pacific/Auckland' })).toBe('Saturday, 27-Nov-2027 19:05');
  expect(timeText(starts_at, 'Europe/Berlin')).toBe('27-Nov-2027 07:05');
  expect(timeText('2027-11-26T11:00:00Z', 'Pacific/Auckland')).toBe('27-Nov-2027 00:00');
});
