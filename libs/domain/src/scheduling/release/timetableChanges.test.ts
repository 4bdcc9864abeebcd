import type { Timetable, TimetableItem } from '@callboard/api-contract/scheduling';
import { describe, expect, it } from 'vitest';
import { isCallChanged, timetableChanges } from './timetableChanges';

const performances: Timetable['performances'] = ['Main Stage', 'Studio'].map((space) => ({
  hashcode: space,
  title: 'Saturday',
  venue: 'Forum North',
  space,
  zone: 'Pacific/Auckland',
  starts_at: '2027-05-08T06:00:00Z',
  ends_at: '2027-05-08T10:00:00Z',
}));

/** An act in a space, from some minute for ten. */
const act = (name: string, minute: number, space = 'Main Stage', minutes = 10): TimetableItem => {
  const at = (minute_: number) =>
    new Date(Date.parse('2027-05-08T06:00:00Z') + minute_ * 60_000).toISOString();
  return {
    hashcode: name,
    kind: 'entry',
    name,
    public_name: name,
    school: null,
    entry: name,
    away: null,
    performance: space,
    starts_at: at(minute),
    ends_at: at(minute + minutes),
  };
};
const timetable = (...items: TimetableItem[]): Timetable => ({ performances, items });
const kinds = (before: Timetable | null, after: Timetable) =>
  timetableChanges(before, after).map(({ item, kind }) => `${item.name} ${kind}`);

describe('[2.18] [1.10] what a release changes', () => {
  it('is all of it the first time', () => {
    expect(kinds(null, timetable(act('Tides', 0), act('Reef', 10)))).toEqual(['Tides added', 'Reef added']);
  });

  it.each([
    [
      'nothing, however the instants are written',
      timetable({ ...act('Tides', 0), starts_at: '2027-05-08T18:00:00+12:00' }),
      [],
    ],
    ['another time', timetable(act('Tides', 15)), ['Tides moved']],
    ['another space', timetable(act('Tides', 0, 'Studio')), ['Tides moved']],
    ['another length', timetable(act('Tides', 0, 'Main Stage', 12)), ['Tides length']],
    ['no time any more', timetable(), ['Tides removed']],
    ['one that has its first time', timetable(act('Tides', 0), act('Reef', 10)), ['Reef added']],
    ['two that swap', timetable(act('Reef', 0), act('Tides', 10)), ['Reef added', 'Tides moved']],
  ])('is %s', (_words, after, found) => {
    expect(kinds(timetable(act('Tides', 0)), after)).toEqual(found);
  });

  it('has both places of what moved, and calls no one for another length', () => {
    const [moved] = timetableChanges(timetable(act('Tides', 0)), timetable(act('Tides', 15, 'Studio')));
    expect(moved).toMatchObject({
      before: { startsAt: '2027-05-08T06:00:00.000Z', space: 'Main Stage' },
      after: { startsAt: '2027-05-08T06:15:00.000Z', space: 'Studio', zone: 'Pacific/Auckland' },
    });
    expect(moved && isCallChanged(moved)).toBe(true);
    expect(isCallChanged({ kind: 'length' })).toBe(false);
  });

  it('is nothing between a timetable and itself, and the reverse of the way back', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = (nth: number, most: number) => (Math.imul(seed * 31 + nth, 2654435761) >>> 8) % most;
      const side = (of: number) =>
        timetable(
          ...Array.from({ length: random(of, 12) }, (_, nth) =>
            act(`Act ${nth}`, random(of + nth, 30) * 10, random(of + nth * 7, 2) ? 'Studio' : 'Main Stage'),
          ),
        );
      const [one, other] = [side(1), side(100)];
      expect(timetableChanges(one, one)).toEqual([]);
      const there = timetableChanges(one, other).map(({ item, before, after }) => [
        item.hashcode,
        before,
        after,
      ]);
      const back = timetableChanges(other, one).map(({ item, before, after }) => [
        item.hashcode,
        after,
        before,
      ]);
      expect(new Map(there.map((each) => [each[0], each]))).toEqual(
        new Map(back.map((each) => [each[0], each])),
      );
    }
  });
});
