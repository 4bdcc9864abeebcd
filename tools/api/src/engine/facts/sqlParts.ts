import { runningStatuses } from '@callboard/api-contract/entries';
import { publicEventStatuses } from '@callboard/api-contract/scheduling';
import { literal } from '../database/quote';

/** More events than a season has, so that no list of them ends early. */
export const maxEvents = 500;

/** Statuses in which an entry is in the running, as SQL. */
export const running = `(${runningStatuses.map(literal).join(', ')})`;

/** The statuses of an event that everyone can follow, as SQL. */
export const publicStatuses = `(${publicEventStatuses.map(literal).join(', ')})`;

/** Joins the appearances of the entry under an alias, under another. Rehearsals are none. */
export function appearancesSql(entry: string, alias: string): string {
  return `JOIN time_slots ${alias} ON ${alias}.tenant = ${entry}.tenant AND ${appearsIn(entry, alias)} AND ${alias}.kind <> 'rehearsal'`;
}

/** That the entry under an alias appears in an item under another: as itself, or as one of the two sides of a game. */
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
