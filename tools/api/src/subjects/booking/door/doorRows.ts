import type { TenantCode } from '@callboard/api-contract';
import {
  doorScanSchema,
  doorTicketSchema,
  type DoorScan,
  type DoorTicket,
} from '@callboard/api-contract/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { performanceSql } from '../sale/readSaleFacts';

/** A scan as it is stored, with what no other device needs to know. */
export const storedScanRow = v.object({
  ...doorScanSchema.entries,
  told: v.nonNullable(doorScanSchema.entries.told),
  performance: v.string(),
  digest: v.nullable(v.string()),
  device_at: v.string(),
  scanned_by: v.string(),
  is_offline: v.boolean(),
});
export type StoredScan = v.InferOutput<typeof storedScanRow>;

/** An instant in ISO 8601. */
export const utcSql = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Scans with the name of whom the device belonged to; `$1` is the tenant. */
export const scanSql = `SELECT s.id, s.performance, s.ticket, s.digest, s.undoes, s.direction, s.people, s.device, s.door, u.qed_title AS by, s.scanned_by,
    ${utcSql('s.device_at')} AS device_at, ${utcSql('s.scanned_at')} AS at, s.is_offline, s.told, s.refusal, s.outcome, s.admitted, s.first,
    s.revision::int AS revision
  FROM ticket_scans s LEFT JOIN users u ON u.tenant = s.tenant AND u.hashcode = s.scanned_by
  WHERE s.tenant = $1`;

export function presentScan(scan: StoredScan): DoorScan {
  const {
    id,
    ticket,
    undoes,
    direction,
    people,
    at,
    device,
    door,
    by,
    told,
    refusal,
    outcome,
    admitted,
    first,
    revision,
  } = scan;
  return {
    id,
    ticket,
    undoes,
    direction,
    people,
    at,
    device,
    door,
    by,
    told,
    refusal,
    outcome,
    admitted,
    first,
    revision,
  };
}

/** A ticket as a door needs it, of whichever performance it is. */
export const doorTicketRow = v.object({
  ...v.omit(doorTicketSchema, ['elsewhere']).entries,
  performance: v.string(),
  code: v.nullable(v.string()),
  /** The performance that it was exchanged for. */
  exchanged: v.nullable(v.string()),
});
export type StoredTicket = v.InferOutput<typeof doorTicketRow>;

/** Tickets with their codes; `$1` is the tenant. */
export const doorTicketSql = `SELECT t.hashcode, t.number, t.place, t.seat_kind, y.name AS price_type, t.people, o.buyer, t.status, t.performance, c.code, x.performance AS exchanged
  FROM tickets t JOIN orders o ON o.tenant = t.tenant AND o.hashcode = t."order"
    JOIN price_types y ON y.tenant = t.tenant AND y.hashcode = t.price_type
    LEFT JOIN orders x ON x.tenant = t.tenant AND x.hashcode = t.exchanged_for
    LEFT JOIN ticket_codes c ON c.tenant = t.tenant AND c.ticket = t.hashcode
  WHERE t.tenant = $1`;

const elsewhereRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  starts_at: v.string(),
  zone: v.string(),
});

/** Tickets as a door shows them: those of other performances with its name, and those that were exchanged with the new one. */
export async function presentTickets(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
  tickets: readonly StoredTicket[],
): Promise<DoorTicket[]> {
  const rightOf = (ticket: StoredTicket) =>
    ticket.performance === performance ? ticket.exchanged : ticket.performance;
  const others = tickets.flatMap((ticket) => rightOf(ticket) ?? []);
  const names =
    others.length === 0
      ? []
      : await queries.rows(elsewhereRow, {
          text: `SELECT q.hashcode, q.name, ${utcSql('q.starts_at')} AS starts_at, q.zone FROM (${performanceSql}) q
            WHERE q.hashcode = ANY ($2::uuid[])`,
          values: [tenant, [...new Set(others)]],
        });
  const byHashcode = new Map(names.map(({ hashcode, ...name }) => [hashcode, name]));
  return tickets.map((stored) => {
    const { code: _code, performance: _performance, exchanged: _exchanged, ...ticket } = stored;
    return { ...ticket, elsewhere: byHashcode.get(rightOf(stored) ?? '') ?? null };
  });
}
