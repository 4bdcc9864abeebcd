import { expect, it } from 'vitest';
import { formatDuration } from '@callboard/api-contract';
import { parseDuration, toMinutes } from './durations';

it('reads minutes, hh:mm and ISO 8601', () => {
  expect([90, '01:30', '99:59', 'PT1H30M', 'P1DT5M', 'PT90S', '1:05:30'].map(toMinutes)).toEqual([
    90, 90, 5999, 90, 1445, 1.5, 65,
  ]);
});

it('rejects anything else', () => {
  expect(['', 'soon', '1:75', 'P', 'PT', null, {}, Number.NaN].map(toMinutes)).toEqual(
    Array.from({ length: 8 }),
  );
});

it('[5.20] writes hh:mm, zero as 00:00', () => {
  expect([0, 5, 90, 5999, 6000, 89.6, -90, -0.2].map(formatDuration)).toEqual([
    '00:00',
    '00:05',
    '01:30',
    '99:59',
    '100:00',
    '01:30',
    '−01:30',
    '00:00',
  ]);
});

it('reads what people write, but no bare number', () => {
  const texts = [
    '1:30',
    '1h30',
    '1 h 30 min',
    '2hrs',
    '45 minutes',
    'PT1H30M',
    '90',
    '100:00',
    '-1',
    'h',
    '',
  ];
  expect(texts.map(parseDuration)).toEqual([90, 90, 90, 120, 45, 90, null, null, null, null, null]);
});
