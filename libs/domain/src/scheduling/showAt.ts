import type { Show } from '@callboard/api-contract/scheduling';
import { runOfShow, type PlannedItem, type RunOfShow, type ShowStep } from './runOfShow';

/** Plan of an item, with its times. */
export interface ShowPlan extends PlannedItem {
  kind: Show['items'][number]['kind'];
  /** The entry that appears, for those who can read it. */
  entry: string | null;
  /** Of a game the other team. */
  away: string | null;
  /** Null for an entry that the reader cannot read. */
  name: string | null;
  room: string | null;
  /** Cues for those who run the show; null for readers who cannot know them. */
  cues: string | null;
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
