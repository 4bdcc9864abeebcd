import { expect, it } from 'vitest';
import { clampDay, dayByKey } from './calendarKeys';

it('stays within its limits', () => {
  const days = ['2026-01-01', '2026-05-14', '2027-01-01'];
  expect(days.map((day) => clampDay(day, '2026-05-01', '2026-05-31'))).toEqual([
    '2026-05-01',
    '2026-05-14',
    '2026-05-31',
  ]);
});

it.each([
  ['ArrowLeft', false, '2026-05-13'],
  ['ArrowRight', false, '2026-05-15'],
  ['ArrowUp', false, '2026-05-07'],
  ['ArrowDown', false, '2026-05-21'],
  ['Home', false, '2026-05-11'],
  ['End', false, '2026-05-17'],
  ['PageUp', false, '2026-04-14'],
  ['PageDown', true, '2027-05-14'],
  ['a', false, undefined],
])('moves by %s (with Shift: %s) to %s', (key, hasShift, day) => {
  expect(dayByKey('2026-05-14', { key, shiftKey: hasShift })).toBe(day);
});

it.each([
  ['ArrowLeft', '2026-05-15'],
  ['ArrowRight', '2026-05-13'],
  ['ArrowDown', '2026-05-21'],
  ['End', '2026-05-17'],
])('moves by %s from right to left to %s', (key, day) => {
  expect(dayByKey('2026-05-14', { key, shiftKey: false }, true)).toBe(day);
});
