import { overlapsOf } from '../conflicts/overlapsOf';
import type { Day } from './day';
import type { LeftConflict } from './dayPlan';

/** The conflicts of a day as it is: of people, of spaces, and with the times of performances. */
export function leftConflicts({ items, problem }: Day): LeftConflict[] {
  const byHashcode = new Map(items.map((item) => [item.hashcode, item]));
  const needs = problem.people.flatMap(({ hashcode, needs }) =>
    needs.flatMap(({ item, before }) => {
      const at = byHashcode.get(item)?.at;
      return at ? [{ thing: hashcode, item, from: at.from - before, to: at.to }] : [];
    }),
  );
  const placed = items.flatMap(({ hashcode, at }) => (at ? [{ item: hashcode, ...at }] : []));
  const slots = placed.map(({ item, performance: { space }, from, to }) => ({
    thing: space,
    item,
    from,
    to,
  }));
  const people = new Map<string, LeftConflict>();
  for (const [{ thing, item }, { item: other }] of overlapsOf(needs))
    if (item !== other)
      people.set([thing, ...[item, other].toSorted()].join(' '), {
        kind: 'person',
        person: thing,
        items: [item, other],
      });
  return [
    ...people.values(),
    ...overlapsOf(slots).map(([one, other]): LeftConflict => ({
      kind: 'overlap',
      items: [one.item, other.item],
    })),
    ...placed
      .filter(({ performance, from, to }) => from < performance.from || to > performance.to)
      .map(({ item }): LeftConflict => ({ kind: 'outside', items: [item] })),
  ];
}
