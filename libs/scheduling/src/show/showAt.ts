import type { Show } from '@callboard/api-contract';
import { runOfShow, type PlannedItem, type RunOfShow, type ShowStep } from '@callboard/domain/scheduling';

/** What the plan has of an item, with its times. */
export interface ShowPlan extends PlannedItem {
  kind: Show['items'][number]['kind'];
  /** Null for an entry that the reader cannot read. */
  name: string | null;
  room: string | null;
}
/** The plan of a show, with its times in milliseconds. */
export function planOf({ items }: Pick<Show, 'items'>): ShowPlan[] {
  return items.map(({ from, to, ...item }) => ({ ...item, from: Date.parse(from), to: Date.parse(to) }));
}

/** The log of a show, with its times in milliseconds. */
export function logOf({ steps }: Pick<Show, 'steps'>): ShowStep[] {
  return steps.map(({ at, by, ...step }) => ({ ...step, at: Date.parse(at), by: by?.hashcode }));
}

/** A show as it was read, at a moment. */
export function showAt(show: Pick<Show, 'items' | 'steps'>, now: number): RunOfShow<ShowPlan> {
  return runOfShow(planOf(show), logOf(show), now);
}
