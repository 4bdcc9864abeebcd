import { runningStatuses } from '@callboard/api-contract/entries';
import { publicEventStatuses } from '@callboard/api-contract/scheduling';
import { literal } from '../database/quote';

/** More events than a season has, so that no list of them ends early. */
export const maxEvents = 500;

/** Statuses in which an entry is in the running, as SQL. */
export const running = `(${runningStatuses.map(literal).join(', ')})`;

/** The statuses of an event that everyone can follow, as SQL. */
export const publicStatuses = `(${publicEventStatuses.map(literal).join(', ')})`;

/** Condition that the entry under an alias appears in an item under another: as itself, or as one of the two sides of a game. */
export function appearsIn(entry: string, alias: string): string {
  return `(${alias}.entry = ${entry}.hashcode OR ${alias}.away = ${entry}.hashcode)`;
}

/** A record as `{ hashcode, title }`. */
export function namedSql(alias: string): string {
  return `json_build_object('hashcode', ${alias}.hashcode, 'title', ${alias}.qed_title)`;
}

/** The rows of a query as a JSON array; empty where there is none. */
export function listSql(query: string): string {
  return `(SELECT coalesce(json_agg(row_to_json(listed)), '[]') FROM (${query}) listed)`;
}

/** The answer `f` to a form as lists show it; null where there is none. */
export const answerSql = `CASE WHEN f.hashcode IS NOT NULL THEN jsonb_build_object('hashcode', f.hashcode, 'status', f.status,
  'comment', f.comment, 'submitted', f.submitted) END`;
