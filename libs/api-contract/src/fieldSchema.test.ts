import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Field } from './fields/kinds';
import { duration } from './fields/kinds/duration';
import { time } from './fields/kinds/time';
import { fieldSchema } from './fieldSchema';

function sentences(field: Field, value: unknown): string[] {
  const result = v.safeParse(fieldSchema(field), value);
  return result.success ? [] : result.issues.map(({ message }) => message);
}

const doors = time({ label: 'Doors', min: '08:00', max: '22:30' });
const run = duration({ label: 'Running time', min: 10, max: 600 });

it.each(['08:00', '19:05', '22:30'])('[5.7] [5.8] takes the time %s', (value) => {
  expect(sentences(doors, value)).toEqual([]);
});

it.each([
  ['07:59', 'This cannot be earlier than 08:00'],
  ['22:31', 'This cannot be later than 22:30'],
])('[5.7] [5.8] refuses %s', (value, sentence) => {
  expect(sentences(doors, value)).toEqual([sentence]);
});

it.each(['24:00', '19:60', '9:05', '19:05:00', '', 'noon', 1905, null])('refuses %s as no time', (value) => {
  expect(sentences(doors, value)).toContain('This must be a time such as 19:30');
});

it.each([
  [9, 'This must be at least 00:10'],
  [601, 'This must be under 10:00'],
  [10.5, 'This must be a length of time such as 01:30'],
  ['90', 'This must be a length of time such as 01:30'],
])('[5.5] [5.6] refuses %s minutes', (value, sentence) => {
  expect(sentences(run, value)).toEqual([sentence]);
});

it('[5.20] takes 0 to 99 hours and 59 minutes', () => {
  const any = duration({ label: 'Time' });
  expect([0, 5_999, -1, 6_000].map((minutes) => sentences(any, minutes))).toEqual([
    [],
    [],
    ['This must be at least 00:00'],
    ['This must be under 99:59'],
  ]);
});
