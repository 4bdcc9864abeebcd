import { describe, expect, it } from 'vitest';
import { actClock } from './actClock';

const minute = 60_000;
const item = { from: 0, to: 8 * minute, newLengthMs: null, startedAt: minute, endedAt: null };

describe('[2.18] the clock of an act on stage', () => {
  it('is under its time, near the end in the last minute, and over after it', () => {
    const statusAt = (now: number) => actClock(item, now)?.status;
    expect([2 * minute, 8 * minute - 1, 8 * minute, 9 * minute, 9 * minute + 1].map(statusAt)).toEqual([
      'under',
      'under',
      'near',
      'near',
      'over',
    ]);
  });

  it('is near the end of a short act in its last quarter', () => {
    expect(actClock({ ...item, to: minute }, minute + 44_000)?.status).toBe('under');
    expect(actClock({ ...item, to: minute }, minute + 46_000)?.status).toBe('near');
  });

  it('stands once the act has ended, counts a length changed on the night, and does not run before', () => {
    expect(actClock({ ...item, endedAt: 10 * minute }, 99 * minute)).toMatchObject({
      spentMs: 9 * minute,
      leftMs: -minute,
    });
    expect(actClock({ ...item, newLengthMs: 9 * minute }, 10 * minute)?.leftMs).toBe(0);
    expect(actClock({ ...item, startedAt: null }, 10 * minute)).toBeNull();
  });
});
