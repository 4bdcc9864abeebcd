import type { WaitingKind } from '@callboard/api-contract/dashboards';
import type { Scope } from './createScope';

/** A query of the work of one kind, which `waitingRow` begins. */
export type WaitingQuery = (scope: Scope) => string;

/** The kinds of work of a subject, each with its query. */
export type WaitingQueries<Kind extends WaitingKind> = Readonly<Record<Kind, WaitingQuery>>;

interface WaitingRow {
  /** The moment since which it waits, or at which it is due. */
  at: string;
  /** The name of its event, school or receiver. */
  about?: string;
  /** Its act can be done in place. */
  isReady?: string;
}

/** The SELECT of a row that waits: the record under an alias. */
export function waitingRow(alias: string, { at, about = 'NULL', isReady = 'true' }: WaitingRow): string {
  return `SELECT ${alias}.hashcode, ${alias}.qed_title AS title, ${about}::text AS about, (${at})::timestamptz AS at, ${isReady} AS is_ready`;
}

/** The start of a day, by the clock of the reader. */
export function startOfDay({ zone }: Scope, day: string): string {
  return `(${day}::timestamp AT TIME ZONE ${zone})`;
}

/** The first day of the season: of the year of the reader. */
export function seasonStart({ today }: Scope): string {
  return `date_trunc('year', ${today})::date`;
}

/** SQL for an event under an alias that is of this season or a later one. */
export function isOfSeason(scope: Scope, event: string): string {
  return `${event}.ends_on >= ${seasonStart(scope)}`;
}
