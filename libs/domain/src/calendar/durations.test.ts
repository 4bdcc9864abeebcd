import { expect, it } from 'vitest';
import { formatDuration } from '@callboard/api-contract/text';
import { parseDuration, readDuration, toMinutes } from './durations';

it('reads minutes, hh:mm and ISO 8601', () => {
  expect([90, '01:30', '99:59', 'PT1H30M', 'P1DT5M', 'PT90S', '1:05:30'].map(toMinutes)).toEqual([
    90, 90, 5999, 90, 1445, 1.5, 65.5,
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
  ['00:03:20', 200],
  ['0:03:20.0', 200],
  ['1:05:00', 3_900],
  ['00:03:20.5', null],
])('reads %s as %s seconds', (text, seconds) => {
  expect(parseDuration(text, 'seconds')).toBe(seconds);
});

it.each([
  ['01:30:00', 'minutes', { ok: true, value: 90 }],
  ['00:03:20', 'minutes', { ok: false, message: '"00:03:20" has seconds, and this is in hours and minutes' }],
  ['45 s', 'minutes', { ok: false, message: '"45 s" has seconds, and this is in hours and minutes' }],
  ['0:03:20.5', 'seconds', { ok: false, message: expect.stringContaining('has parts of a second') }],
  ['03:20:00', 'seconds', { ok: false, message: '"03:20:00" is longer than 99:59' }],
  ['3.5', 'seconds', { ok: false, message: 'This must be a length of time such as 01:30' }],
] as const)('[5.20] reads %s as %s without losing a part', (text, unit, read) => {
  expect(readDuration(text, unit)).toEqual(read);
});

it('takes no part of a minute for minutes', () => {
  expect(['45 s', '60 s', 'PT90S'].map((text) => parseDuration(text))).toEqual([null, 1, null]);
});
