import type { TenantCode } from '@callboard/api-contract';
import type { RefusedSeats, SeatRefusal } from '@callboard/api-contract/sale';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../database/TenantDatabase';

const seatRow = v.object({ seat: v.string() });
const stateRow = v.object({ seat: v.string(), is_sold: v.boolean() });

/** The seats that cannot be had, by their ids: those of a ticket are sold, others are held. */
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

/** The seats of a map that someone else has. */
export async function takenSeats(
  queries: Queries,
  { tenant, seatMap, hold }: Omit<ClaimPlace, 'hold'> & { hold: string | null },
): Promise<TakenSeats> {
  const rows = await queries.rows(stateRow, {
    text: `SELECT seat, ticket IS NOT NULL AS is_sold FROM seat_claims WHERE tenant = $1 AND seat_map = $2::uuid
      AND (ticket IS NOT NULL OR (expires_at > clock_timestamp() AND hold IS DISTINCT FROM $3::uuid))`,
    values: [tenant, seatMap, hold],
  });
  return new Map(rows.map(({ seat, is_sold }) => [seat, is_sold ? 'sold' : 'held']));
}

const mapStateRow = v.object({ seat_map: v.string(), ...stateRow.entries });

/** The same of several maps, with those of every hold. */
export async function takenSeatsOf(
  queries: Queries,
  tenant: TenantCode,
  seatMaps: readonly string[],
): Promise<ReadonlyMap<string, TakenSeats>> {
  const rows = await queries.rows(mapStateRow, {
    text: `SELECT seat_map, seat, ticket IS NOT NULL AS is_sold FROM seat_claims WHERE tenant = $1 AND seat_map = ANY ($2::uuid[])
      AND (ticket IS NOT NULL OR expires_at > clock_timestamp())`,
    values: [tenant, [...seatMaps]],
  });
  const taken = new Map<string, Map<string, 'sold' | 'held'>>();
  for (const { seat_map, seat, is_sold } of rows) {
    const own = taken.get(seat_map) ?? new Map<string, 'sold' | 'held'>();
    taken.set(seat_map, own.set(seat, is_sold ? 'sold' : 'held'));
  }
  return taken;
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
