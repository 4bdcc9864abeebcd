import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOfInstant,
  fromWallTime,
  isInstant,
  isSameMoment,
  isWallTime,
  minutesBetween,
  timeOfInstant,
  toWallTime,
  zoneName,
} from './zones';

const zones = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Europe/London',
];

describe('wall times', () => {
  it('converts to local time, in winter and in summer', () => {
    expect(toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland')).toBe('2026-05-14T19:00');
    expect(toWallTime('2026-12-14T06:00:00Z', 'Pacific/Auckland')).toBe('2026-12-14T19:00');
  });

  it('has the offset of the zone at that time', () => {
    expect(fromWallTime('2026-05-14T19:00', 'Pacific/Auckland')).toBe('2026-05-14T19:00:00+12:00');
    expect(fromWallTime('2026-12-14T19:00', 'Pacific/Auckland')).toBe('2026-12-14T19:00:00+13:00');
    expect(fromWallTime('2026-05-14T19:00', 'America/New_York')).toBe('2026-05-14T19:00:00-04:00');
  });

  it('moves a skipped time forward by the hour that is skipped', () => {
    expect(fromWallTime('2026-09-27T02:30', 'Pacific/Auckland')).toBe('2026-09-27T03:30:00+13:00');
    expect(fromWallTime('2026-03-08T02:30', 'America/New_York')).toBe('2026-03-08T03:30:00-04:00');
  });

  it('takes the first of a time that occurs twice', () => {
    expect(fromWallTime('2026-04-05T02:30', 'Pacific/Auckland')).toBe('2026-04-05T02:30:00+13:00');
  });

  it('is empty for an invalid time', () => {
    expect(toWallTime('soon', 'UTC')).toBe('');
    expect(fromWallTime('', 'UTC')).toBe('');
  });

  it('round-trips every instant and zone to the same wall time', () => {
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

it('recognises wall times', () => {
  const texts = [
    '2026-05-14T19:05',
    '2026-05-14',
    '2026-02-30T10:00',
    '2026-05-14T24:00',
    '2026-05-14T19:05Z',
  ];
  expect(texts.map(isWallTime)).toEqual([true, false, false, false, false]);
});

it('returns day, time and zone of an instant, with midnight as 00', () => {
  expect(dayOfInstant('2026-05-14T23:30:00Z', 'Pacific/Auckland')).toBe('2026-05-15');
  expect(timeOfInstant('2026-05-13T12:30:00Z', 'Pacific/Auckland')).toBe('00:30');
  expect(zoneName('Pacific/Auckland', '2026-05-14T00:00:00Z')).toBe('NZST');
  expect(zoneName('Pacific/Auckland', '2026-12-14T00:00:00Z')).toBe('NZDT');
  expect(timeOfInstant('2026-05-14T07:00:00Z', 'Moon/Tranquility')).toBe('07:00');
  expect([dayOfInstant('soon', 'UTC'), timeOfInstant('', 'UTC')]).toEqual(['', '']);
});

it('recognises instants, and equal ones', () => {
  expect(['2026-05-14T07:00:00Z', '2026-05-14T19:00', '2026-05-14'].map(isInstant)).toEqual([
    true,
    false,
    false,
  ]);
  expect(isSameMoment('2026-05-14T07:00:00Z', '2026-05-14T19:00:00+12:00')).toBe(true);
  expect(isSameMoment('2026-05-14', '2026-05-15')).toBe(false);
});

it('[9.5] counts the elapsed minutes across a change of the offset', () => {
  expect(minutesBetween('2026-09-27T01:00:00+12:00', '2026-09-27T04:00:00+13:00')).toBe(120);
  expect(minutesBetween('2026-09-27T04:00:00+13:00', '2026-09-27T01:00:00+12:00')).toBeNull();
});
