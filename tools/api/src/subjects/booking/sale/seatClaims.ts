import type { TenantCode } from '@callboard/api-contract';
import type { RefusedSeats, SeatRefusal } from '@callboard/api-contract/booking';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';

const seatRow = v.object({ seat: v.string() });
const seats = v.array(v.string());
const takenRow = v.object({ sold: seats, held: seats });

/** The seats that cannot be had, by their ids: those of a ticket are sold, others are in a hold. */
export type TakenSeats = ReadonlyMap<string, 'sold' | 'held'>;

/** Where claims are made: the seats of one map, for one hold. */
export interface ClaimPlace {
  tenant: TenantCode;
  seatMap: string;
  hold: string;
}

/**
 * Claims seats for a hold, until the hold ends. The key of the table lets one hold have a seat: a claim of another hold that has expired
 * is taken over, and every other one stays. In the order of the seats, so that two holds never wait for each other in a circle.
 *
 * @returns the seats that it got
 */
export async function claimSeats(
  transaction: Transaction,
  { tenant, seatMap, hold }: ClaimPlace,
  seats: readonly string[],
  expiresAt: string,
): Promise<Set<string>> {
  const claimed = await transaction.rows(seatRow, {
    text: `INSERT INTO seat_claims (tenant, seat_map, seat, hold, expires_at)
      SELECT $1, $2::uuid, s.seat, $3::uuid, $5::timestamptz FROM unnest($4::text[]) AS s (seat) ORDER BY s.seat
      ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET hold = excluded.hold, expires_at = excluded.expires_at
        WHERE seat_claims.ticket IS NULL AND (seat_claims.expires_at <= clock_timestamp() OR seat_claims.hold = excluded.hold)
      RETURNING seat`,
    values: [tenant, seatMap, hold, [...seats], expiresAt],
  });
  return new Set(claimed.map(({ seat }) => seat));
}

const claimedRow = v.object({ ...takenRow.entries, claimed: seats });

/**
 * Reads who else has some seats and those near them, and claims the seats where they are all free: in one statement, because
 * every buyer waits for it.
 *
 * @returns what others had before, and the seats that it got
 */
export async function claimFreeSeats(
  transaction: Transaction,
  { tenant, seatMap, hold }: ClaimPlace,
  wanted: readonly string[],
  near: readonly string[],
  expiresAt: string,
): Promise<{ taken: TakenSeats; got: ReadonlySet<string> }> {
  const [row] = await transaction.rows(claimedRow, {
    name: 'claim-free-seats',
    text: `WITH near AS (SELECT seat, ticket, expires_at FROM seat_claims WHERE tenant = $1 AND seat_map = $2::uuid AND seat = ANY ($6::text[])
        AND (ticket IS NOT NULL OR (expires_at > clock_timestamp() AND hold IS DISTINCT FROM $3::uuid))),
      claimed AS (INSERT INTO seat_claims (tenant, seat_map, seat, hold, expires_at)
        SELECT $1, $2::uuid, s.seat, $3::uuid, $5::timestamptz FROM unnest($4::text[]) AS s (seat)
          WHERE NOT EXISTS (SELECT FROM near WHERE near.seat = ANY ($4::text[])) ORDER BY s.seat
        ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET hold = excluded.hold, expires_at = excluded.expires_at
          WHERE seat_claims.ticket IS NULL AND (seat_claims.expires_at <= clock_timestamp() OR seat_claims.hold = excluded.hold)
        RETURNING seat)
      SELECT (SELECT coalesce(json_agg(seat), '[]') FROM claimed) AS claimed, ${takenColumns('')} FROM near`,
    values: [tenant, seatMap, hold, [...wanted], expiresAt, [...near]],
  });
  return { taken: toTaken(row), got: new Set(row?.claimed) };
}

/** Parties that are seated by us wait for each other, rather than all for the same seats. */
export async function lockBestSeats(
  transaction: Transaction,
  tenant: TenantCode,
  seatMap: string,
): Promise<void> {
  await transaction.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 77))',
    values: [`${tenant} ${seatMap}`],
  });
}

/** Frees the seats of a hold that it shall not have any more. */
export async function dropSeats(
  transaction: Transaction,
  { tenant, seatMap, hold }: ClaimPlace,
  except: readonly string[],
): Promise<void> {
  await transaction.query({
    text: `DELETE FROM seat_claims WHERE tenant = $1 AND seat_map = $2::uuid AND hold = $3::uuid AND ticket IS NULL AND NOT seat = ANY ($4::text[])`,
    values: [tenant, seatMap, hold, [...except]],
  });
}

/** Two lists in one row: of a hall that is nearly sold out a row for each seat takes longer to read than to find. */
const takenColumns = (
  others: string,
) => `coalesce(json_agg(seat) FILTER (WHERE ticket IS NOT NULL), '[]') AS sold,
  coalesce(json_agg(seat) FILTER (WHERE ticket IS NULL AND expires_at > clock_timestamp()${others}), '[]') AS held`;

/** The seats of a map that someone else has; of some seats alone where they are given. */
export async function takenSeats(
  queries: Queries,
  { tenant, seatMap, hold }: Omit<ClaimPlace, 'hold'> & { hold: string | null },
  among: readonly string[] | null = null,
): Promise<TakenSeats> {
  const values = [tenant, seatMap, hold, ...(among ? [[...among]] : [])];
  const [taken] = await queries.rows(takenRow, {
    name: among ? 'taken-seats-among' : 'taken-seats',
    text: `SELECT ${takenColumns(' AND hold IS DISTINCT FROM $3::uuid')} FROM seat_claims
      WHERE tenant = $1 AND seat_map = $2::uuid${among ? ' AND seat = ANY ($4::text[])' : ''}`,
    values,
  });
  return toTaken(taken);
}

const mapTakenRow = v.object({ seat_map: v.string(), ...takenRow.entries });

/** The same of several maps, with those of every hold. */
export async function takenSeatsOf(
  queries: Queries,
  tenant: TenantCode,
  seatMaps: readonly string[],
): Promise<ReadonlyMap<string, TakenSeats>> {
  const rows = await queries.rows(mapTakenRow, {
    text: `SELECT seat_map, ${takenColumns('')} FROM seat_claims WHERE tenant = $1 AND seat_map = ANY ($2::uuid[]) GROUP BY seat_map`,
    values: [tenant, [...seatMaps]],
  });
  return new Map(rows.map((taken) => [taken.seat_map, toTaken(taken)]));
}

function toTaken(taken: v.InferOutput<typeof takenRow> | undefined): TakenSeats {
  const states = new Map<string, 'sold' | 'held'>();
  for (const seat of taken?.sold ?? []) states.set(seat, 'sold');
  for (const seat of taken?.held ?? []) states.set(seat, 'held');
  return states;
}

/** Why each of some seats cannot be had. */
export function refusedSeats(
  seats: readonly string[],
  reasonOf: (seat: string) => SeatRefusal | null,
  placeOf: (seat: string) => string,
): RefusedSeats {
  return seats.flatMap((seat) => {
    const reason = reasonOf(seat);
    return reason === null ? [] : [{ seat, place: placeOf(seat), reason }];
  });
}
