import type { TenantCode } from '@callboard/api-contract';
import { saleLimits, type Hold, type SaleChannel } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import { instantColumn } from './saleRows';
import type { SoldPlan } from './soldPlan';
import { mailboxDigest, ownerDigest } from './unpaidPlaces';

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
  /** Name that the buyer's browser gives itself. */
  owner?: string | undefined;
  /** How many it is about to get. @default 0 */
  places?: number;
  /** The place in a queue that it is made by. */
  place?: string | null;
}

/** Makes a hold without seats. */
export async function makeHold(
  transaction: Transaction,
  tenant: TenantCode,
  { performance, name, channel, network, user, owner, places = 0, place = null }: NewHold,
): Promise<OpenHold & { secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const [made] = await transaction.rows(holdRow, {
    name: 'make-hold',
    text: `WITH made AS (
        INSERT INTO seat_holds (tenant, name, performance, channel, places, expires_at, is_extended, "user")
        VALUES ($1, $2, $3::uuid, $4, $6::int, clock_timestamp() + interval '${saleLimits.holdMinutes} minutes', false, $5::uuid)
        RETURNING hashcode, performance, channel, expires_at, is_extended),
      proof AS (INSERT INTO hold_secrets (tenant, hold, digest, network, place, owner) SELECT $1, hashcode, $8, $7, $9::uuid, $10 FROM made)
      SELECT hashcode, performance, channel, expires_at, is_extended, ${saleLimits.holdMinutes * 60} AS seconds_left FROM made`,
    values: [
      tenant,
      name.slice(0, 160),
      performance,
      channel,
      user,
      places,
      network,
      digest(secret),
      place,
      ownerDigest({ user, owner }),
    ],
  });
  if (!made) throw new Error('A hold that was made has a row.');
  return { ...made, secret };
}

/** Counts a hold as one of the network and, where it is ordered, of the mailbox that go on with it now. */
export async function moveHold(
  transaction: Transaction,
  tenant: TenantCode,
  hold: string,
  network: string,
  email: string | null = null,
): Promise<void> {
  await transaction.query({
    name: 'move-hold',
    text: 'UPDATE hold_secrets SET network = $3, mailbox = $4 WHERE tenant = $1 AND hold = $2::uuid',
    values: [tenant, hold, network, email === null ? null : mailboxDigest(email)],
  });
}

/** Orders the places of a hold; a party of the waiting list that was offered it took the offer. */
export async function orderHold(transaction: Transaction, tenant: TenantCode, hold: string): Promise<void> {
  const bought = step('waitingParties', 'bought');
  for (const text of [
    `UPDATE seat_holds SET ${step('seatHolds', 'ordered').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    `UPDATE waiting_parties SET ${bought.set} WHERE tenant = $1 AND seat_hold = $2::uuid AND ${bought.when}`,
  ])
    await transaction.query({ text, values: [tenant, hold] });
}

const contentRow = v.object({
  seats: v.array(v.string()),
  general: v.array(v.object({ definition: v.string(), quantity: v.number() })),
});

const contentSql = `SELECT (SELECT coalesce(json_agg(seat ORDER BY seat), '[]') FROM seat_claims
      WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL) AS seats,
    (SELECT coalesce(json_agg(json_build_object('definition', definition, 'quantity', quantity) ORDER BY definition), '[]') FROM general_claims
      WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL) AS general`;

/** Places of a hold now. */
export async function readPlacesOfHold(
  queries: Queries,
  tenant: TenantCode,
  hold: string,
): Promise<v.InferOutput<typeof contentRow>> {
  const [content] = await queries.rows(contentRow, { text: contentSql, values: [tenant, hold] });
  return content ?? { seats: [], general: [] };
}

/** A hold as its buyer knows it, and the number of its places stored with it. */
export async function presentHold(
  transaction: Transaction,
  tenant: TenantCode,
  hold: OpenHold,
  secret: string,
  plan: SoldPlan | null,
): Promise<Hold> {
  const [content] = await transaction.rows(contentRow, {
    name: 'present-hold',
    text: `WITH held AS (${contentSql}),
      counted AS (SELECT json_array_length(seats) + (SELECT coalesce(sum((g->>'quantity')::int), 0)::int
        FROM json_array_elements(general) g) AS places FROM held),
      stored AS (UPDATE seat_holds h SET places = c.places FROM counted c WHERE h.tenant = $1 AND h.hashcode = $2::uuid AND h.places <> c.places)
      SELECT seats, general FROM held`,
    values: [tenant, hold.hashcode],
  });
  return holdOf(hold, secret, plan, content ?? { seats: [], general: [] });
}

/** A hold with what it is known to have. */
export function holdOf(
  { hashcode, expires_at, is_extended, seconds_left }: OpenHold,
  secret: string,
  plan: SoldPlan | null,
  { seats, general }: v.InferOutput<typeof contentRow>,
): Hold {
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
      kind: plan?.terms.get(seat)?.kind ?? null,
    })),
    general,
    is_split: false,
  };
}
