import { canReadField } from '@callboard/api-contract';
import { registry } from '@callboard/api-contract/collections';
import { definePort } from '../definePort';
import type { Scope } from './createScope';

/** Shows as SQL: each is about the performance under the alias `p`. */
export interface Shows {
  /** The entries that appear in it, each with the time of its first appearance there. */
  appearingSql: string;
  /** Joins the appearances of the entry under an alias, under another. Rehearsals are none. */
  appearancesSql: (entry: string, alias: string) => string;
  /** Its items with a time slot: a JSON array. */
  itemsSql: (scope: Scope) => string;
  /** True if everyone can read the released timetable of the event under an alias. */
  hasTimetableSql: (event: string) => string;
  /** Its log: a JSON array. */
  stepsSql: (scope: Scope) => string;
}

/** Served by scheduling. */
export const shows = definePort<Shows>('shows');

/** A performance under the alias `p` as `{ hashcode, title, status, … }`. */
export const performanceSql = `json_build_object('hashcode', p.hashcode, 'title', p.qed_title, 'status', p.status,
  'starts_at', p.starts_at, 'ends_at', p.ends_at)`;

/** The dressing room of an entry `n` that appears as `t`: it is that at its own event, for those who read it. */
export function roomSql({ ask }: Scope): string {
  return canReadField(registry.entries, 'room', ask.actor.roles)
    ? 'CASE WHEN n.event = t.event THEN n.room END'
    : 'NULL';
}
