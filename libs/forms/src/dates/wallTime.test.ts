import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWallTime } from './fromWallTime';
import { toWallTime } from './wallTime';

const zones = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Europe/London',
];

describe('wall times', () => {
  it('shows what the clocks of the zone show, in winter and in summer', () => {
    expect(toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland')).toBe('2026-05-14T19:00');
    expect(toWallTime('2026-12-14T06:00:00Z', 'Pacific/Auckland')).toBe('2026-12-14T19:00');
  });

  it('names the offset of the zone at that time', () => {
    expect(fromWallTime('2026-05-14T19:00', 'Pacific/Auckland')).toBe('2026-05-14T19:00:00+12:00');
    expect(fromWallTime('2026-12-14T19:00', 'Pacific/Auckland')).toBe('2026-12-14T19:00:00+13:00');
    expect(fromWallTime('2026-05-14T19:00', 'America/New_York')).toBe('2026-05-14T19:00:00-04:00');
  });

  it('moves a time that the clocks skip on by the hour that they skip', () => {
    expect(fromWallTime('2026-09-27T02:30', 'Pacific/Auckland')).toBe('2026-09-27T03:30:00+13:00');
    expect(fromWallTime('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
  });

  it('takes the first of a time that the clocks show twice', () => {
    expect(fromWallTime('2026-04-05T02:30', 'Pacific/Auckland')).toBe('2026-04-05T02:30:00+13:00');
  });

  it('says nothing of what is no time', () => {
    expect(toWallTime('soon', 'UTC')).toBe('');
    expect(fromWallTime('', 'UTC')).toBe('');
  });

  it('comes back to the same wall time for every instant and zone', () => {
    const instants = fc.date({
      min: new Date('1971-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        const wall = toWallTime(instant.toISOString(), zone);
        expect(toWallTime(fromWallTime(wall, zone), zone)).toBe(wall);
      }),
    );
  });
});
