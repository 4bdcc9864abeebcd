import { expect, it } from 'vitest';
import { anAct, anEntry } from '../testing/anAct';
import { planOf } from './testing/aDay';
import { changesOf, toDayProblem, type DayTerms } from './toDayProblem';

const start = Date.parse('2028-05-05T01:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const show = (hashcode: string, status: 'scheduled' | 'finished' = 'scheduled') => ({
  hashcode,
  status,
  session: 'matinee' as const,
  space: { hashcode: `room ${hashcode}`, title: hashcode },
  starts_at: at(0),
  ends_at: at(60),
});
const act = (name: string, performance: string, from: number) =>
  anAct(name, { performance, from: at(from), minutes: 10 });

function termsOf(given: Partial<DayTerms>): DayTerms {
  return {
    mode: 'fill',
    weights: { schoolApart: 0, largeByBreak: 0, evenSpaces: 0, stay: 0, earlyFinish: 1 },
    seed: 'a',
    performances: [show('stage')],
    items: [],
    people: [],
    warmUpMinutes: null,
    defaultMinutes: 15,
    pinned: new Set(),
    large: new Set(),
    ...given,
  };
}

it('[2.18] places acts in the length of a slot, leaves an interval that waits, and what is elsewhere', () => {
  const items = [
    act('Tides', 'stage', 0),
    anAct('Embers', null),
    anAct('Interval', null, { kind: 'interval', entry: null }),
    act('Elsewhere', 'another day', 0),
    { ...act('Gone', 'stage', 10), is_out: true },
  ];
  const problem = toDayProblem(termsOf({ items }));
  expect(problem.items.map(({ hashcode }) => hashcode)).toEqual(['Tides', 'Embers']);
  expect(changesOf(planOf(problem).plan)).toEqual([
    { item: 'Embers', performance: 'stage', slot_starts_at: at(10), slot_ends_at: at(25) },
  ]);
});

it('[2.18] pins what is no act or game, and changes nothing in a performance that is over', () => {
  const interval = { ...act('Interval', 'stage', 30), kind: 'interval' as const, entry: null };
  const items = [interval, act('Tides', 'stage', 50), act('Old', 'old', 40)];
  const performances = [show('stage'), show('old', 'finished')];
  const { plan } = planOf(toDayProblem(termsOf({ mode: 'improve', items, performances })));
  expect(changesOf(plan).map(({ item, slot_starts_at }) => [item, slot_starts_at])).toEqual([
    ['Tides', at(0)],
  ]);
  expect(plan.placements.find(({ item }) => item === 'Interval')?.why).toEqual({ reason: 'pinned' });
});

it('[1.10] has a team play one game at a time', () => {
  const [ferns, kea, tui] = ['Ferns', 'Kea', 'Tui'].map(anEntry);
  const game = (name: string, teams: readonly (typeof ferns)[]) => ({
    ...anAct(name, null, { kind: 'game' }),
    entry: teams[0] ?? null,
    away: teams[1] ?? null,
  });
  const items = [game('one', [ferns, kea]), game('two', [ferns, tui])];
  const performances = [show('stage'), show('hall')];
  const { plan } = planOf(toDayProblem(termsOf({ items, performances })));
  const [first, second] = plan.placements;
  expect(plan.placements).toHaveLength(2);
  expect(second?.from).toBeGreaterThanOrEqual(first?.to ?? Infinity);
});
