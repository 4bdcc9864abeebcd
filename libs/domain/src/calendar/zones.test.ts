import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../tools/vitest/tiers.mjs';
import { fromWallTime, instantsOf, toWallTime } from './zones';

/** Zones with unusual transitions: by half an hour, at midnight, around Ramadan. */
const sample = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Havana',
  'Asia/Beirut',
  'America/Nuuk',
  'Europe/London',
  'UTC',
];
const zones = isLong ? Intl.supportedValuesOf('timeZone') : sample;
const [firstYear, lastYear] = isLong ? [2020, 2030] : [2025, 2026];
const minute = 60_000;

describe.each(zones)('the zone %s', (zone) => {
  it('converts every minute around each transition, for skipped and repeated hours', () => {
    for (const { at, before, after } of changesOf(zone)) {
      const skipped = after > before;
      const [from, to] = skipped ? [before, after] : [after, before];
      // In wall time: the first skipped or repeated minute, one in the middle, the last, and their neighbours.
      const first = at + from * minute;
      const last = at + to * minute - minute;
      const amid = first + Math.floor((last - first) / (2 * minute)) * minute;
      for (const wall of [first, amid, last].map(written)) {
        expect([wall, instantsOf(wall, zone).length]).toEqual([wall, skipped ? 0 : 2]);
      }
      for (const wall of [first - minute, last + minute].map(written)) {
        expect([wall, instantsOf(wall, zone).length]).toEqual([wall, 1]);
      }
      expectRoundTrip([at - minute, at, at + minute]);
      if (skipped) expect(Date.parse(fromWallTime(written(first), zone))).toBe(at);
    }
  });

  it('converts every other time', () => {
    const days = Array.from({ length: 365 }, (_, day) =>
      Date.UTC(firstYear, 0, 1 + day, (day * 7) % 24, day % 60),
    );
    expectRoundTrip(days);
  });

  function expectRoundTrip(instants: readonly number[]) {
    for (const instant of instants) {
      const found = instantsOf(toWallTime(new Date(instant).toISOString(), zone), zone);
      expect(found.map((each) => Date.parse(each))).toContain(instant);
    }
  }
});

interface Change {
  /** The first instant of the new offset. */
  at: number;
  /** Minutes ahead of UTC. */
  before: number;
  after: number;
}

/** The transitions of a zone, found by bisection between days of different offsets, so that few instants are formatted. */
function changesOf(zone: string): Change[] {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const changes: Change[] = [];
  const step = 7 * 24 * 60 * minute;
  for (let at = Date.UTC(firstYear, 0, 1); at < Date.UTC(lastYear + 1, 0, 1); at += step) {
    const [before, after] = [offsetAt(format, at), offsetAt(format, at + step)];
    if (before === after) continue;
    let [low, high] = [at, at + step];
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / (2 * minute)) * minute;
      if (offsetAt(format, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}

/** The offset according to `Intl`, independent of the code under test. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function written(wall: number): string {
  return new Date(wall).toISOString().slice(0, 16);
}
