import { queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { Appearance, NeededPerson } from '@callboard/api-contract/scheduling';
import { conflictsOf, type Conflict } from '@callboard/domain/scheduling';
import { useMemo } from 'react';

const none: readonly NeededPerson[] = [];

/** Conflicts of the people in a running order as it is shown, and the data that they follow from. */
export interface Conflicts {
  found: readonly Conflict[];
  /** The conflicts that there would be with other items. */
  with: (items: readonly Appearance[]) => readonly Conflict[];
  people: readonly NeededPerson[];
  warmUpMinutes: number | null;
}

/** The conflicts of an event; null until its people are read. */
export function useConflicts(event: RecordOf<'events'>, items: readonly Appearance[]): Conflicts | null {
  const { data } = queries.neededPeople.useQuery({ event: event.hashcode });
  const people = data?.people ?? none;
  const warmUpMinutes = event.warm_up_minutes;
  const found = useMemo(() => conflictsOf({ items, people, warmUpMinutes }), [items, people, warmUpMinutes]);
  if (!data) return null;
  return {
    found,
    with: (other) => conflictsOf({ items: other, people, warmUpMinutes }),
    people,
    warmUpMinutes,
  };
}
