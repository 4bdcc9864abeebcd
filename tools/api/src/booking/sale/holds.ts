import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type Hold, type SaleChannel } from '@callboard/api-contract/sale';
import { sentences } from '@callboard/api-contract/sentences';
import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../database/TenantDatabase';
import { refusedAction } from '../../problems';
import { instantColumn } from './saleRows';
import type { SoldPlan } from './soldPlan';

/** A hold and the proof that it is the caller's. */
export interface HoldKey {
  hashcode: string;
  secret: string;
}

const holdRow = v.object({
  hashcode: v.string(),
  performance: v.string(),
  channel: v.picklist(['online', 'office', 'door']),
  expires_at: instantColumn,
  is_extended: v.boolean(),
  seconds_left: v.number(),
});
export type OpenHold = v.InferOutput<typeof holdRow>;

const digest = (secret: string) => createHash('sha256').update(secret).digest();

/**
 * Locks a hold of the caller for a change.
 *
 * @throws ApiProblem 409 where it is over, or is not the caller's
 */
export function lockHold(transaction: Transaction, tenant: TenantCode, key: HoldKey): Promise<OpenHold> {
  return readOpenHold(transaction, tenant, key, 'FOR UPDATE OF h');
}

/** The same without a lock, for what changes nothing. */
export async function readOpenHold(
  queries: Queries,
  tenant: TenantCode,
  { hashcode, secret }: HoldKey,
  lock: '' | 'FOR UPDATE OF h' = '',
): Promise<OpenHold> {
  const [hold] = await queries.rows(holdRow, {
    text: `SELECT h.hashcode, h.performance, h.channel, h.expires_at, h.is_extended,
        greatest(0, floor(extract(epoch FROM h.expires_at - clock_timestamp())))::int AS seconds_left
      FROM seat_holds h JOIN hold_secrets s ON s.tenant = h.tenant AND s.hold = h.hashcode
      WHERE h.tenant = $1 AND h.hashcode = $2::uuid AND s.digest = $3 AND h.status = 'open' AND h.expires_at > clock_timestamp()
      ${lock}`,
    values: [tenant, hashcode, digest(secret)],
  });
  if (!hold) throw refusedAction(sentences.holdGone(), {}, 409);
  return hold;
}

interface NewHold {
  performance: string;
  name: string;
  channel: SaleChannel;
  /** Where the buyer is. */
  network: string;
  user: string | null;
}

/**
 * Makes a hold without seats.
 *
 * @throws ApiProblem 429 where one network has too many
 */
export async function makeHold(
  transaction: Transaction,
  tenant: TenantCode,
  { performance, name, channel, network, user }: NewHold,
): Promise<OpenHold & { secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const limit = channel === 'online' ? saleLimits.holdsOfNetwork : null;
  // Of several holds of one network at the same time each counts those before it.
  await transaction.query({
    text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 78))',
    values: [`${tenant} ${network}`],
  });
  const [made] = await transaction.rows(holdRow, {
    text: `INSERT INTO seat_holds (tenant, name, performance, channel, places, expires_at, is_extended, "user")
      SELECT $1, $2, $3::uuid, $4, 0, clock_timestamp() + interval '${saleLimits.holdMinutes} minutes', false, $5::uuid
      WHERE $6::int IS NULL OR (SELECT count(*) FROM hold_secrets s JOIN seat_holds o ON o.tenant = s.tenant AND o.hashcode = s.hold
        WHERE s.tenant = $1 AND s.network = $7 AND o.status = 'open' AND o.expires_at > clock_timestamp()) < $6::int
      RETURNING hashcode, performance, channel, expires_at, is_extended, ${saleLimits.holdMinutes * 60} AS seconds_left`,
    values: [tenant, name.slice(0, 160), performance, channel, user, limit, network],
  });
  if (!made) throw refusedAction(sentences.holdsTooMany(), {}, 429, { 'retry-after': '60' });
  await transaction.query({
    text: 'INSERT INTO hold_secrets (tenant, hold, digest, network) VALUES ($1, $2::uuid, $3, $4)',
    values: [tenant, made.hashcode, digest(secret), network],
  });
  return { ...made, secret };
}

const contentRow = v.object({
  seats: v.array(v.string()),
  general: v.array(v.object({ definition: v.string(), quantity: v.number() })),
});

/** What a hold has now. */
export async function readHeld(
  queries: Queries,
  tenant: TenantCode,
  hold: string,
): Promise<v.InferOutput<typeof contentRow>> {
  const [content] = await queries.rows(contentRow, {
    text: `SELECT (SELECT coalesce(json_agg(seat ORDER BY seat), '[]') FROM seat_claims
        WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL) AS seats,
      (SELECT coalesce(json_agg(json_build_object('definition', definition, 'quantity', quantity) ORDER BY definition), '[]') FROM general_claims
        WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL) AS general`,
    values: [tenant, hold],
  });
  return content ?? { seats: [], general: [] };
}

/** A hold as its buyer knows it, and the number of its places stored with it. */
export async function presentHold(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, expires_at, is_extended, seconds_left }: OpenHold,
  secret: string,
  plan: SoldPlan | null,
): Promise<Hold> {
  const { seats, general } = await readHeld(transaction, tenant, hashcode);
  const places = seats.length + general.reduce((sum, { quantity }) => sum + quantity, 0);
  await transaction.query({
    text: 'UPDATE seat_holds SET places = $3 WHERE tenant = $1 AND hashcode = $2::uuid AND places <> $3',
    values: [tenant, hashcode, places],
  });
  return {
    hashcode,
    secret,
    expires_at,
    seconds_left,
    is_extended,
    seats: seats.map((seat) => ({
      seat,
      place: plan?.placeOf(seat) ?? seat,
      group: plan?.terms.get(seat)?.group ?? '',
    })),
    general,
    is_split: false,
  };
}
