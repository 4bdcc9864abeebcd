import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { daterangeAnswer } from './daterange';

const errorOf = (hasTimes: boolean, answer: unknown) =>
  v.safeParse(daterangeAnswer.schema({ hasTimes }), answer).issues?.[0].message;

describe('[9.5] an answer with a start and an end', () => {
  it.each([
    [false, { start: '2026-05-14', end: '2026-05-14' }],
    [false, { start: '2026-05-14', end: '2026-06-01' }],
    // The later wall time is the earlier instant.
    [true, { start: '2026-05-14T19:00:00+12:00', end: '2026-05-14T07:01:00Z' }],
  ])('is accepted, with times %s: %j', (hasTimes, answer) => {
    expect(errorOf(hasTimes, answer)).toBeUndefined();
  });

  it.each([
    [false, { start: '2026-05-14', end: '2026-05-13' }, 'This cannot be earlier than 2026-05-14'],
    [false, { start: '2026-05-14', end: null }, 'This must be a date such as 2026-05-14'],
    [false, { start: '2026-02-30', end: '2026-05-14' }, 'This must be a date such as 2026-05-14'],
    [false, '2026-05-14', 'This must be a date such as 2026-05-14'],
    [
      true,
      { start: '2026-05-14T19:00:00+12:00', end: '2026-05-14T06:59:00Z' },
      'This cannot be earlier than 2026-05-14T19:00:00+12:00',
    ],
    [true, { start: '2026-05-14', end: '2026-05-15' }, expect.stringMatching(/^This must be a time/)],
  ])('is refused, with times %s: %j', (hasTimes, answer, message) => {
    expect(errorOf(hasTimes, answer)).toEqual(message);
  });
});
