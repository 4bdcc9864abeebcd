import type { RecordOf } from '@callboard/api-contract';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { plannedLength, type SlotChange } from '../arrangeSlots';
import { neededBefore, type OrderWithPeople } from '../conflicts/conflictsOf';
import { isOpenForSlots } from '../proposeSlots';
import { unplaced } from '../runSheet';
import { occupiesSlot } from '../standingSlots';
import type { DayPlan } from './dayPlan';
import type { DayItem, DayPerson, DayProblem } from './dayProblem';

interface Performance extends Pick<
  RecordOf<'performances'>,
  'hashcode' | 'starts_at' | 'ends_at' | 'session' | 'status'
> {
  space: { hashcode: string };
}

/** Data and settings from which a plan of a day is made. */
export interface DayTerms extends OrderWithPeople, Pick<DayProblem, 'mode' | 'weights' | 'seed'> {
  /** Of the day. */
  performances: readonly Performance[];
  /** The length of a slot of an entry that has had none. */
  defaultMinutes: number;
  /** Items that stay where they are. */
  pinned: ReadonlySet<string>;
  /** Items that take long to set up. */
  large: ReadonlySet<string>;
}

/**
 * Makes a problem of the performances of a day. Acts and games are placed; what else there is, such as an interval, stays where it is. A
 * team of two games is needed in both, like a person.
 */
export function toDayProblem(terms: DayTerms): DayProblem {
  const { mode, weights, seed, performances, items, people, warmUpMinutes } = terms;
  const inDay = new Set(performances.map(({ hashcode }) => hashcode));
  const waiting = new Set(unplaced(items).filter(isPlanned));
  const own = items.filter(
    (item) => waiting.has(item) || (occupiesSlot(item) && inDay.has(item.performance?.hashcode ?? '')),
  );
  const persons = people.map(({ hashcode, needs }) => ({
    hashcode,
    needs: needs.map((need) => ({ item: need.item, before: neededBefore(need, warmUpMinutes) })),
  }));
  return {
    mode,
    weights,
    seed,
    items: own.map((item) => toItem(item, terms)),
    performances: performances.map((performance) => ({
      hashcode: performance.hashcode,
      space: performance.space.hashcode,
      from: Date.parse(performance.starts_at),
      to: Date.parse(performance.ends_at),
      isOpen: isOpenForSlots(performance),
    })),
    people: [...persons, ...teamsOf(own)],
  };
}

/** The slots that a plan changes. */
export function changesOf({ placements }: DayPlan): SlotChange[] {
  return placements
    .filter(({ isMoved }) => isMoved)
    .map(({ item, performance, from, to }) => ({
      item,
      performance,
      slot_starts_at: new Date(from).toISOString(),
      slot_ends_at: new Date(to).toISOString(),
    }));
}

/** Checks whether a plan places it by itself: an act or a game. */
export function isPlanned({ kind }: Appearance): boolean {
  return kind === 'entry' || kind === 'game';
}

function toItem(item: Appearance, { pinned, large, defaultMinutes }: DayTerms): DayItem {
  const { hashcode, kind, entry, performance, slot_starts_at } = item;
  const from = occupiesSlot(item) ? slot_starts_at : null;
  return {
    hashcode,
    length: plannedLength(item, defaultMinutes),
    kind: kindOf(kind),
    school: kind === 'entry' ? (entry?.organisation?.hashcode ?? null) : null,
    isLarge: large.has(hashcode),
    place:
      performance && from !== null ? { performance: performance.hashcode, from: Date.parse(from) } : null,
    isPinned: pinned.has(hashcode) || !isPlanned(item),
  };
}

function kindOf(kind: Appearance['kind']): DayItem['kind'] {
  if (kind === 'entry') return 'act';
  return kind === 'game' ? 'other' : 'break';
}

/** The entries that are in several items, each as one that is needed in all of them. */
function teamsOf(items: readonly Appearance[]): DayPerson[] {
  const needs = new Map<string, { item: string; before: number }[]>();
  for (const { hashcode, entry, away } of items)
    for (const team of [entry, away])
      if (team)
        needs.set(team.hashcode, [...(needs.get(team.hashcode) ?? []), { item: hashcode, before: 0 }]);
  return [...needs].filter(([, own]) => own.length > 1).map(([hashcode, own]) => ({ hashcode, needs: own }));
}
