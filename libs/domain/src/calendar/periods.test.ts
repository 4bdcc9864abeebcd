import { describe, expect, it } from 'vitest';
import { daysOfPeriod, movePeriod } from './periods';

describe('[3.30] the days that a calendar shows', () => {
  it('are the day itself', () => {
    expect(daysOfPeriod('day', '2026-05-14')).toEqual(['2026-05-14']);
  });

  it('are the week from Monday, also on a Sunday and over the new year', () => {
    expect(daysOfPeriod('week', '2026-05-17')[0]).toBe('2026-05-11');
    expect(daysOfPeriod('week', '2027-01-01').at(-1)).toBe('2027-01-03');
    expect(daysOfPeriod('week', '2027-01-01')).toHaveLength(7);
  });

  it('are the whole weeks that a month touches, and no others', () => {
    expect(daysOfPeriod('month', '2026-05-14')).toHaveLength(35);
    expect(daysOfPeriod('month', '2026-08-01')).toHaveLength(42);
    // 1 February 2027 is a Monday.
    expect(daysOfPeriod('month', '2027-02-10')).toHaveLength(28);
  });
});

it('[3.30] moves by the period that is shown', () => {
  expect(movePeriod('day', '2026-03-01', -1)).toBe('2026-02-28');
  expect(movePeriod('week', '2026-12-30', 1)).toBe('2027-01-06');
  expect(movePeriod('month', '2026-01-31', 1)).toBe('2026-02-28');
});
