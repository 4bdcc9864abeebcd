import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, daysOfMonth, isDay, weekdayOf, weeksOfMonth } from './days';
import { isoMillis } from './isoMillis';
import { dayOfInstant, fromWallTime, timeOfInstant, toWallTime, zoneName } from './zones';

// The calendar computes with `Date` and `Intl`, which every page has. luxon, which no page has to load, checks it.
const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
// Offsets had seconds until then (Monrovia), which ISO 8601 cannot express.
const recent = fc.date({ min: new Date('1973-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
const days = dates.map((date) => date.toISOString().slice(0, 10));
const counts = fc.integer({ min: -2_000, max: 2_000 });
const zones = fc.constantFrom(
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'America/St_Johns',
  'America/Scoresbysund',
  'Asia/Kolkata',
  'Europe/Dublin',
  'Africa/Monrovia',
  'UTC',
  'Moon/Tranquility',
);
const luxonDay = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
const luxonIn = (instant: string, zone: string) => {
  const utc = DateTime.fromISO(instant, { zone: 'utc' });
  const moved = utc.setZone(zone);
  return moved.isValid ? moved : utc;
};

describe('compared with luxon', () => {
  it('moves and counts days in the same way', () => {
    fc.assert(
      fc.property(days, days, counts, (day, other, count) => {
        const date = luxonDay(day);
        expect(addDays(day, count)).toBe(date.plus({ days: count }).toISODate());
        expect(addMonths(day, count)).toBe(date.plus({ months: count }).toISODate());
        expect(daysBetween(day, other)).toBe(luxonDay(other).diff(date, 'days').days);
        expect(weekdayOf(day)).toBe(date.weekday - 1);
        expect(daysOfMonth(date.year, date.month)).toBe(date.daysInMonth);
        expect(weeksOfMonth(day.slice(0, 7))[0]?.[0]).toBe(date.startOf('month').startOf('week').toISODate());
      }),
    );
  });

  it('accepts the same days', () => {
    const parts = fc.tuple(
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 0, max: 33 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = [String(year).padStart(4, '0'), ...[month, day].map(twoDigits)].join('-');
        expect([text, isDay(text)]).toEqual([text, luxonDay(text).isValid]);
      }),
    );
  });

  it('reads the same times, with and without offsets', () => {
    const clocks = [
      '',
      'T07',
      'T07:30',
      'T0730',
      'T07:30:59',
      'T07:30:59.5',
      'T07:30:59,123456',
      'T23:59:60',
    ];
    const invalid = ['T24:00', 'T24:00:01', 'T25:00', 'T07:60', 'T7:30', 'T', ' 07:30', 'T07:30:59.'];
    const offsets = ['', 'Z', '+12', '+12:45', '-0330', '-00:30', '+1', 'X'];
    for (const clock of [...clocks, ...invalid]) {
      for (const offset of offsets) {
        const text = `2024-02-29${clock}${offset}`;
        expect([text, isoMillis(text)]).toEqual([text, luxonDay(text).toMillis()]);
      }
    }
  });

  it('shows the same local times', () => {
    fc.assert(
      fc.property(dates, zones, (date, zone) => {
        const instant = date.toISOString();
        const local = luxonIn(instant, zone);
        expect(dayOfInstant(instant, zone)).toBe(local.toISODate());
        expect(timeOfInstant(instant, zone)).toBe(local.toFormat('HH:mm'));
        expect(toWallTime(instant, zone)).toBe(local.toFormat("yyyy-MM-dd'T'HH:mm"));
        expect(zoneName(zone, instant)).toBe(local.setLocale('en-NZ').offsetNameShort);
      }),
    );
  });

  it('writes the same offset', () => {
    fc.assert(
      fc.property(recent, zones, (date, zone) => {
        const written = fromWallTime(toWallTime(date.toISOString(), zone), zone);
        const local = luxonIn(written, zone);
        expect(written).toBe(local.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ"));
      }),
    );
  });
});

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
