import { expect, it } from 'vitest';
import { timelineOf } from './timelineOf';

it('[3.30] has an axis of whole months around all spans', () => {
  const { months, at, length, today } = timelineOf(
    [{ from: '2027-01-15', to: '2027-03-02' }, { from: '2027-04-30' }],
    '2027-01-31',
  );
  expect(months.map(({ day }) => day)).toEqual(['2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01']);
  expect(at('2027-01-01')).toBe(0);
  expect(at('2027-05-01')).toBe(100);
  expect(length({ from: '2027-01-01', to: '2027-04-30' })).toBe(100);
  expect(length({ from: '2027-01-15' })).toBeCloseTo(100 / 120);
  expect(today).toBe(25);
});

it('shows no today outside of its months, and cuts off what lies years on', () => {
  expect(timelineOf([{ from: '2027-01-15' }], '2028-01-01').today).toBeUndefined();
  const long = timelineOf([{ from: '2020-01-15', to: '2030-01-15' }], '2020-02-01');
  expect(long.months).toHaveLength(36);
  expect(long.at('2029-01-01')).toBe(100);
});

it('is this month where nothing has a day', () => {
  expect(timelineOf([], '2027-01-15').months).toEqual([{ day: '2027-01-01', at: 0 }]);
});
