import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './toProblem';
import { retryDelay } from './retryDelay';

const down = { as: 'thrown', error: new TypeError() } as const;
const get = { method: 'GET' } as const;

describe('retryDelay', () => {
  it('spreads clients over the whole delay, which doubles', () => {
    expect([0, 1].map((retries) => retryDelay(get, down, retries, null, () => 0))).toEqual([0, 0]);
    expect([0, 1].map((retries) => retryDelay(get, down, retries, null, () => 1))).toEqual([300, 600]);
  });

  it('adds the jitter to the delay that the server requests', () => {
    expect(retryDelay(get, down, 0, 2, () => 0.5)).toBe(2_150);
  });

  it('gives up when the server requests a long delay', () => {
    expect(retryDelay(get, down, 0, 60)).toBeNull();
  });
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 4, 14, 12, 0, 0);
  it.each([
    ['7', 7],
    ['Thu, 14 May 2026 12:00:05 GMT', 5],
    ['Thu, 14 May 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-4x', null],
    [null, null],
  ])('reads %s as %s', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});
