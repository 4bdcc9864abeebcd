import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anItem, aPerformance, hashcodeOf, timetables } from '../testing/aTimetable';
import { cancelledItems, publicTimetable, publicTitle } from './publicTimetable';

describe('[2.18] [1.10] a released timetable as everyone reads it', () => {
  test('has acts and schools, no entries and no name that is a person’s', () => {
    const items = [anItem({ name: 'Solo by Aroha Ngata', public_name: null })];
    const shown = publicTimetable({ performances: [aPerformance()], items });
    expect(shown.items).toEqual([
      {
        hashcode: hashcodeOf(1),
        kind: 'entry',
        name: null,
        school: 'Kea College',
        performance: hashcodeOf(1, 'a'),
        starts_at: '2027-05-14T07:00:00Z',
        ends_at: '2027-05-14T07:10:00Z',
      },
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Aroha|e-0000/);
  });

  test('has no rehearsals, and no performance in which nothing else is', () => {
    const shown = publicTimetable({
      performances: [aPerformance(), aPerformance({ hashcode: hashcodeOf(2, 'a'), title: 'Afternoon' })],
      items: [
        anItem(),
        anItem({ hashcode: hashcodeOf(2), kind: 'rehearsal', performance: hashcodeOf(2, 'a') }),
        anItem({ hashcode: hashcodeOf(3), kind: 'rehearsal' }),
        anItem({ hashcode: hashcodeOf(4), performance: hashcodeOf(9, 'a') }),
      ],
    });
    expect(shown.items.map(({ hashcode }) => hashcode)).toEqual([hashcodeOf(1)]);
    expect(shown.performances.map(({ title }) => title)).toEqual(['Evening show']);
  });

  test('counts a night past midnight as its evening, at the venue', () => {
    const night = aPerformance({
      starts_at: '2027-05-14T10:00:00+00:00',
      ends_at: '2027-05-14T14:00:00+00:00',
    });
    const late = anItem({ starts_at: '2027-05-14T13:00:00+00:00', ends_at: '2027-05-14T13:10:00+00:00' });
    expect(publicTimetable({ performances: [night], items: [late] }).performances[0]?.day).toBe('2027-05-14');
  });

  test('is in order of time, with every item but the rehearsals once', () => {
    fc.assert(
      fc.property(timetables, (timetable) => {
        const { items, performances } = publicTimetable(timetable);
        const open = timetable.items.filter(({ kind }) => kind !== 'rehearsal');
        expect(items.map(({ hashcode }) => hashcode).sort()).toEqual(
          open.map(({ hashcode }) => hashcode).sort(),
        );
        const starts = items.map(({ starts_at: from }) => Date.parse(from));
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        const shown = new Set(performances.map(({ hashcode }) => hashcode));
        expect(shown).toEqual(new Set(items.map(({ performance }) => performance)));
      }),
    );
  });
});

test('[2.18] [1.10] what is cancelled has its school alone, and what was a rehearsal is not named', () => {
  const performance = aPerformance();
  const now = publicTimetable({ performances: [performance], items: [anItem()] });
  const gone = [
    anItem(),
    anItem({ hashcode: hashcodeOf(2), public_name: 'Aroha’s band' }),
    anItem({ hashcode: hashcodeOf(3), kind: 'rehearsal' }),
  ].map((item) => ({ item, performance }));
  const cancelled = cancelledItems(now, gone);
  expect(cancelled.map(({ item }) => [item.hashcode, publicTitle(item)])).toEqual([
    [hashcodeOf(2), 'Kea College'],
  ]);
  expect(JSON.stringify(cancelled)).not.toContain('Aroha');
});

test.each([
  ['Tide Pools', 'Kea College', 'Tide Pools'],
  [null, 'Kea College', 'Kea College'],
  [null, null, '–'],
])('[2.18] the title of %s of %s is %s', (name, school, title) => {
  expect(publicTitle({ name, school })).toBe(title);
});
