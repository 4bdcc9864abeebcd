import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asArrived, narrowClock, offsetOf, type ClockRange } from './clockRange';

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-05-14T07:00:00Z');

/** Answers of a server to a device whose clock is wrong by `wrong`. */
function sampleOf(wrong: number, { at, there, back }: { at: number; there: number; back: number }) {
  const sentAt = at + wrong;
  return {
    sentAt,
    receivedAt: sentAt + there + back,
    serverAt: Math.floor((at + there) / 1_000) * 1_000,
  };
}
const way = fc.record({
  at: fc.integer({ min: now, max: now + 4 * 60 * minute }),
  there: fc.integer({ min: 0, max: 4_000 }),
  back: fc.integer({ min: 0, max: 4_000 }),
});

describe('the clock of a device', () => {
  it.each([-day, -60 * minute, -12 * minute, 3 * minute, day])(
    'is measured by the answers of the server where it is wrong by %d ms',
    (wrong) => {
      fc.assert(
        fc.property(fc.array(way, { minLength: 1, maxLength: 30 }), (ways) => {
          const ranges = ways.map((each) => sampleOf(wrong, each));
          const range = ranges.reduce<ClockRange | null>((known, sample) => narrowClock(known, sample), null);
          if (!range) throw new Error('There is an answer.');
          expect(range.least).toBeLessThanOrEqual(-wrong);
          expect(range.most).toBeGreaterThanOrEqual(-wrong);
          expect(Math.abs(offsetOf(range) + wrong)).toBeLessThanOrEqual(4_500);
        }),
      );
    },
  );

  it('is not corrected where it can be right', () => {
    expect(offsetOf(narrowClock(null, sampleOf(0, { at: now + 300, there: 20, back: 30 })))).toBe(0);
  });

  it('is measured again after it was set', () => {
    const wrong = narrowClock(null, sampleOf(-60 * minute, { at: now, there: 20, back: 30 }));
    const right = narrowClock(wrong, sampleOf(0, { at: now + minute, there: 20, back: 30 }));
    expect(offsetOf(right)).toBe(0);
  });

  it('makes nothing later than its arrival, and leaves what was made before', () => {
    const at = (offset: number) => ({ madeAt: new Date(now + offset).toISOString(), value: 3 });
    expect(asArrived(at(-60 * minute), now)).toEqual(at(-60 * minute));
    expect(asArrived(at(day), now)).toEqual(at(0));
    expect(asArrived({ madeAt: 'never' }, now)).toEqual({ madeAt: new Date(now).toISOString() });
  });
});
