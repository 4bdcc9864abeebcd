import { saleLimits } from '@callboard/api-contract/booking';
import { describe, expect, it } from 'vitest';
import { queueMinutes, queuePollSeconds } from './queue';

describe('[7.46] how long a buyer waits in a queue', () => {
  it('expects five minutes of each buyer at first', () => {
    const pace = { size: 100, called: 0, seconds: 0 };
    expect([1, 100, 200, 450].map((position) => queueMinutes(position, pace))).toEqual([1, 5, 10, 23]);
  });

  it('learns from those who were let in', () => {
    // 300 in 25 minutes after the first hundred, which counts as 400 in 30.
    expect(queueMinutes(400, { size: 100, called: 300, seconds: 25 * 60 })).toBe(30);
    expect(queueMinutes(400, { size: 100, called: 3_900, seconds: 25 * 60 })).toBe(3);
  });

  it('never promises less than a minute, nor divides by nothing', () => {
    expect(queueMinutes(1, { size: 5_000, called: 0, seconds: 0 })).toBe(1);
  });
});

describe('[7.46] how often a browser asks for its place', () => {
  const asks = (wait: Parameters<typeof queuePollSeconds>[0]) => [
    queuePollSeconds(wait, 0),
    queuePollSeconds(wait, 0.999),
  ];

  it('asks often near its turn, and seldom far from it', () => {
    expect(asks({ status: 'waiting', position: 3, size: 10 })).toEqual([4, 8]);
    expect(asks({ status: 'waiting', position: 150, size: 100 })).toEqual([8, 15]);
    expect(asks({ status: 'waiting', position: 5_000, size: 100 })).toEqual([20, 35]);
    expect(asks({ status: 'admitted' })).toEqual([10, 15]);
  });

  it('asks just after the opening rather than before it, spread over some seconds', () => {
    expect(asks({ status: 'lobby', secondsToOpening: 30 })).toEqual([31, 38]);
    expect(asks({ status: 'lobby', secondsToOpening: 600 })).toEqual([20, 30]);
    expect(asks({ status: 'lobby', secondsToOpening: null })).toEqual([20, 30]);
    expect(asks({ status: 'lobby', secondsToOpening: 0 })).toEqual([2, 5]);
  });

  it('asks more often than a browser can be silent without losing its turn', () => {
    for (const jitter of [0, 0.5, 0.999])
      expect(queuePollSeconds({ status: 'waiting', position: 9_999, size: 1 }, jitter)).toBeLessThan(60);
  });

  it('asks during its turn so often that one lost call does not end it, and the next buyer has it within a minute', () => {
    const most = queuePollSeconds({ status: 'admitted' }, 0.999);
    const next = queuePollSeconds({ status: 'waiting', position: 1, size: 1 }, 0.999);
    expect(most * 2).toBeLessThan(saleLimits.queueTurnSilentSeconds);
    expect(saleLimits.queueTurnSilentSeconds + next).toBeLessThanOrEqual(60);
  });
});
