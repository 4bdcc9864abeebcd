import { expect, it } from 'vitest';
import { formatDuration } from '@callboard/api-contract/text';
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
  expect(texts.map((text) => parseDuration(text))).toEqual([
    90,
    90,
    90,
    120,
    45,
    90,
    null,
    null,
    null,
    null,
    null,
  ]);
});

it.each([
  ['7 min', 420],
  ['3 min 20 s', 200],
  ['45 seconds', 45],
  ['03:20', 200],
  ['PT3M20S', 200],
  ['1 h', 3_600],
  ['2 h', null],
])('reads %s as %s seconds', (text, seconds) => {
  expect(parseDuration(text, 'seconds')).toBe(seconds);
});

it('takes no part of a minute for minutes', () => {
  expect(['45 s', '60 s', 'PT90S'].map((text) => parseDuration(text))).toEqual([null, 1, null]);
});
