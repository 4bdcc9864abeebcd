import { describe, expect, test } from 'vitest';
import { callTimes } from './callTimes';

describe('callTimes', () => {
  test.each([
    [60, 20, '2027-05-07T06:00:00.000Z', '2027-05-07T06:40:00.000Z'],
    [null, 0, null, '2027-05-07T07:00:00.000Z'],
    [480, null, '2027-05-06T23:00:00.000Z', null],
  ])('%s minutes to arrive and %s to warm up', (arrival_minutes, warm_up_minutes, arrival, warmUp) => {
    const rule = { arrival_minutes, warm_up_minutes };
    expect(callTimes('2027-05-07T07:00:00Z', rule)).toEqual({ arrival, warmUp });
    expect(callTimes(null, rule)).toEqual({ arrival: null, warmUp: null });
  });
});
