import type { TenantCode } from '@callboard/api-contract';
import type { EventName, EventOf } from '@callboard/api-contract/events';
import { readEvents } from '@callboard/api-contract/records';
import * as v from 'valibot';
import type { Queries } from '../database/TenantDatabase';

/** How many rows are read at a time. */
export const pageSize = 200;

/**
 * Which events are new. Numbers follow the order of writing, but a transaction can commit long after a later one, so that 'everything
 * up to number 7' does not include number 5. A snapshot of PostgreSQL records exactly which transactions have committed: new is what
 * `upto` sees and `seen` did not, in any order of numbers, and nothing waits for a transaction that takes long.
 */
export interface NewEvents {
  seen: string;
  upto: string;
  /** The last number of the page before; 0 for the first page. */
  after: number;
}

/** One stored row, as the events that it stands for. */
export interface EventRow {
  number: number;
  /** The name of the row: one row can stand for several events. */
  rowName: string;
  events: readonly EventOf<EventName>[];
  /** The transaction that wrote it. */
  transaction: string;
  /** When that began, as PostgreSQL writes it: its changes have the same time, by which their part of the log is found. */
  at: string;
}

/** The events of one name, each with the number of its row. */
export function eventsNamed<Name extends EventName>(rows: readonly EventRow[], name: Name) {
  const isNamed = (event: EventOf<EventName>): event is Extract<EventOf<EventName>, { name: Name }> =>
    event.name === name;
  return rows.flatMap(({ number, events }) => events.filter(isNamed).map((event) => ({ number, ...event })));
}

// Of a row, what `upto` sees is committed by now, so that this statement sees it too.
const readPage = `
  SELECT number, name, payload, transaction::text, at::text FROM domain_events
  WHERE tenant = $1 AND name = ANY ($2) AND transaction >= pg_snapshot_xmin($3::pg_snapshot)
    AND NOT pg_visible_in_snapshot(transaction, $3::pg_snapshot) AND pg_visible_in_snapshot(transaction, $4::pg_snapshot)
    AND number > $5
  ORDER BY number LIMIT ${pageSize}`;

const eventRow = v.object({
  number: v.number(),
  name: v.string(),
  payload: v.unknown(),
  transaction: v.string(),
  at: v.string(),
});

/** The next page of new events, in the order in which they were written; fewer than `pageSize` on the last. */
export async function readNewEvents(
  queries: Queries,
  tenant: TenantCode,
  rowNames: readonly string[],
  { seen, upto, after }: NewEvents,
): Promise<EventRow[]> {
  const rows = await queries.rows(eventRow, {
    text: readPage,
    values: [tenant, rowNames, seen, upto, after],
  });
  return rows.map(({ number, name, payload, transaction, at }) => ({
    number,
    transaction,
    at,
    rowName: name,
    events: readEvents(name, payload),
  }));
}

/** Snapshot of the transactions committed at this moment. */
export async function currentSnapshot(queries: Queries): Promise<string> {
  const [row] = await queries.rows(v.object({ snapshot: v.string() }), {
    text: 'SELECT pg_current_snapshot()::text AS snapshot',
    values: [],
  });
  if (!row) throw new Error('The database answered no snapshot.');
  return row.snapshot;
}
