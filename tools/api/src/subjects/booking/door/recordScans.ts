import type { TenantCode } from '@callboard/api-contract';
import type { AnswerOf, ParsedInputOf } from '@callboard/api-contract/actions';
import type { DoorOutcome, DoorRefusal } from '@callboard/api-contract/booking';
import { admitAll, presenceOf, refusalAfter, refusalOf, type ScanResult } from '@callboard/domain/booking';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import {
  doorTicketRow,
  doorTicketSql,
  presentScan,
  presentTickets,
  scanSql,
  storedScanRow,
  utcSql,
  type StoredScan,
  type StoredTicket,
} from './doorRows';

type Input = ParsedInputOf<'recordScans'>;
type SentScan = Input['scans'][number];

/** User whose devices send scans. */
export interface Doorkeeper {
  tenant: TenantCode;
  user: string;
}

const lockRow = v.object({
  now: v.string(),
  starts_at: v.string(),
  revision: v.number(),
  by: v.nullable(v.string()),
});

/**
 * Stores what a door scanned, and decides again about each ticket from all scans of it. One call at a time for each performance,
 * so that two doors with the same ticket get their answers one after the other.
 *
 * @throws ApiProblem 404 for a performance that does not exist
 */
export async function recordScans(
  transaction: Transaction,
  doorkeeper: Doorkeeper,
  input: Input,
): Promise<AnswerOf<'recordScans'>> {
  const { tenant } = doorkeeper;
  const { performance } = input;
  const { now, starts_at: startsAt, revision, by } = await lockDoor(transaction, doorkeeper, performance);
  const stored = new Map<string, StoredScan>();
  const remember = (scans: readonly StoredScan[]) => scans.forEach((scan) => stored.set(scan.id, scan));
  const ids = input.scans.flatMap(({ id, undoes }) => (undoes === undefined ? [id] : [id, undoes]));
  remember(await readScans(transaction, tenant, 's.id = ANY ($2::uuid[])', ids));
  const tickets = await readTickets(transaction, tenant, input.scans, [...stored.values()]);
  const byCode = new Map(tickets.flatMap((ticket) => (ticket.code === null ? [] : [[ticket.code, ticket]])));
  const byHashcode = new Map(tickets.map((ticket) => [ticket.hashcode, ticket]));
  remember(await readScans(transaction, tenant, 's.ticket = ANY ($2::uuid[])', [...byHashcode.keys()]));
  const before = new Map([...stored].map(([id, scan]) => [id, JSON.stringify(scan)]));

  const scansOf = (ticket: string | null) =>
    [...stored.values()].filter((scan) => scan.performance === performance && scan.ticket === ticket);

  function ticketOf({ code, ticket, undoes }: SentScan): StoredTicket | null {
    if (undoes !== undefined) return byHashcode.get(stored.get(undoes)?.ticket ?? '') ?? null;
    return (code === undefined ? byHashcode.get(ticket ?? '') : byCode.get(code)) ?? null;
  }

  /** Scans of one ticket are in the order in which they were decided, even within a millisecond. */
  function timeOf({ at, told }: SentScan, ticket: StoredTicket | null): string {
    if (told !== undefined) return at < now ? at : now;
    const last = ticket === null ? now : scansOf(ticket.hashcode).reduce(latest, now);
    return last === now ? now : new Date(Date.parse(last) + 1).toISOString();
  }

  for (const sent of input.scans.map(normal)) {
    const known = stored.get(sent.id);
    if (known) {
      // The device had no answer, and decided by itself: what it showed is what happened.
      if (sent.told !== undefined && !known.is_offline && known.performance === performance)
        stored.set(known.id, {
          ...known,
          ...decidedBy(sent.told, known.refusal === 'used' ? null : known.refusal),
          is_offline: true,
        });
      continue;
    }
    const ticket = ticketOf(sent);
    const isUndo = sent.undoes !== undefined;
    const isOffline = sent.told !== undefined;
    const at = timeOf(sent, ticket);
    // A door without network has let them in, whichever day its clock had.
    const moment = sent.let_in || isOffline ? null : { startsAt, at };
    const refused = isUndo
      ? null
      : refusalOf(
          ticket && { ...ticket, isElsewhere: ticket.performance !== performance },
          moment,
          sent.direction,
        );
    const scan: StoredScan = {
      id: sent.id,
      performance,
      ticket: ticket?.hashcode ?? null,
      digest: sent.code === undefined ? null : digestOf(sent.code),
      undoes: sent.undoes ?? null,
      direction: sent.direction,
      people: sent.people ?? null,
      device: input.device,
      door: input.door,
      by,
      scanned_by: doorkeeper.user,
      device_at: sent.device_at,
      at,
      is_offline: isOffline,
      told: 'unknown',
      refusal: refused,
      outcome: 'unknown',
      admitted: 0,
      first: null,
      revision: 0,
    };
    stored.set(scan.id, scan);
    const told = sent.told ?? resultsOf(ticket, scansOf(scan.ticket)).get(scan.id)?.outcome ?? 'unknown';
    stored.set(scan.id, { ...scan, ...decidedBy(told, refused) });
  }

  const touched = new Set(input.scans.map(({ id }) => stored.get(id)?.ticket ?? null));
  const changed: StoredScan[] = [];
  for (const ticket of touched) {
    const own = byHashcode.get(ticket ?? '') ?? null;
    const scans = scansOf(ticket);
    const results = resultsOf(own, scans);
    for (const scan of scans) {
      const result = results.get(scan.id);
      const next = result
        ? { ...scan, outcome: result.outcome, admitted: result.admitted, first: result.first }
        : scan;
      if (before.get(scan.id) === JSON.stringify(next)) continue;
      changed.push({ ...next, revision: revision + changed.length + 1 });
    }
    if (own?.performance === performance) await updateTicket(transaction, tenant, own, scans);
  }
  await storeScans(transaction, tenant, changed);
  remember(changed);
  const answered = [...stored.values()].filter(
    (scan) => ids.includes(scan.id) || (scan.ticket !== null && touched.has(scan.ticket)),
  );
  return {
    scans: answered.map(presentScan),
    tickets: await presentTickets(transaction, tenant, performance, tickets),
  };
}

/** Decision as a door showed it: a visitor who was turned away did not come in. */
function decidedBy(told: DoorOutcome, refused: DoorRefusal | null) {
  return { told, refusal: refusalAfter(told, refused) };
}

function resultsOf(
  ticket: StoredTicket | null,
  scans: readonly StoredScan[],
): ReadonlyMap<string, ScanResult> {
  return admitAll(ticket?.people ?? 1, scans);
}

async function lockDoor(transaction: Transaction, { tenant, user }: Doorkeeper, performance: string) {
  await transaction.query({
    text: `SELECT pg_advisory_xact_lock(hashtext('door ' || $1 || $2))`,
    values: [tenant, performance],
  });
  const [row] = await transaction.rows(lockRow, {
    text: `SELECT ${utcSql('clock_timestamp()')} AS now, ${utcSql('p.starts_at')} AS starts_at, (SELECT u.qed_title FROM users u WHERE u.tenant = $1 AND u.hashcode = $3::uuid) AS by,
        (SELECT coalesce(max(s.revision), 0)::int FROM ticket_scans s WHERE s.tenant = $1 AND s.performance = $2::uuid) AS revision
      FROM performances p WHERE p.tenant = $1 AND p.hashcode = $2::uuid`,
    values: [tenant, performance, user],
  });
  if (!row) throw notFound();
  return row;
}

function readScans(transaction: Transaction, tenant: TenantCode, where: string, values: readonly string[]) {
  return transaction.rows(storedScanRow, { text: `${scanSql} AND ${where}`, values: [tenant, values] });
}

/** The tickets that are scanned, or a scan of which is undone. */
function readTickets(
  transaction: Transaction,
  tenant: TenantCode,
  scans: readonly SentScan[],
  stored: readonly StoredScan[],
) {
  const codes = scans.flatMap(({ code }) => code ?? []);
  const hashcodes = [...scans, ...stored].flatMap(({ ticket }) => ticket ?? []);
  return transaction.rows(doorTicketRow, {
    text: `${doorTicketSql} AND t.hashcode IN (SELECT unnest($2::uuid[]) UNION
      SELECT k.ticket FROM ticket_codes k WHERE k.tenant = $1 AND k.code = ANY ($3::text[]))`,
    values: [tenant, hashcodes, codes],
  });
}

/** The ticket itself has how many are inside, and since when. */
async function updateTicket(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, people }: StoredTicket,
  scans: readonly StoredScan[],
): Promise<void> {
  const { inside, since } = presenceOf(people, scans);
  await transaction.query({
    text: `UPDATE tickets SET admitted = $3, admitted_at = $4::timestamptz WHERE tenant = $1 AND hashcode = $2::uuid
        AND (admitted, admitted_at) IS DISTINCT FROM ($3::int, $4::timestamptz)`,
    values: [tenant, hashcode, inside, since],
  });
}

async function storeScans(
  transaction: Transaction,
  tenant: TenantCode,
  scans: readonly StoredScan[],
): Promise<void> {
  if (scans.length === 0) return;
  const columns =
    'id, performance, ticket, digest, undoes, direction, people, device, door, scanned_by, device_at, scanned_at, is_offline, told, refusal, outcome, admitted, first, revision';
  await transaction.query({
    text: `INSERT INTO ticket_scans (tenant, ${columns}) SELECT $1, ${columns} FROM json_to_recordset($2) AS s (id uuid, performance uuid,
        ticket uuid, digest text, undoes uuid, direction text, people int, device uuid, door text, scanned_by uuid, device_at timestamptz, scanned_at timestamptz,
        is_offline boolean, told text, refusal text, outcome text, admitted int, first uuid, revision bigint)
      ON CONFLICT (tenant, id) DO UPDATE SET is_offline = excluded.is_offline, told = excluded.told, refusal = excluded.refusal,
        outcome = excluded.outcome, admitted = excluded.admitted, first = excluded.first, revision = excluded.revision`,
    values: [tenant, JSON.stringify(scans.map(({ at, ...scan }) => ({ ...scan, scanned_at: at })))],
  });
}

/** Instants are compared as text, so that all are of one form. */
function normal(scan: SentScan): SentScan {
  const iso = (instant: string) => new Date(instant).toISOString();
  return { ...scan, at: iso(scan.at), device_at: iso(scan.device_at) };
}

function latest(last: string, { at }: StoredScan): string {
  return at < last ? last : at;
}

/** Digest of a code on devices. */
function digestOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url').slice(0, 22);
}
