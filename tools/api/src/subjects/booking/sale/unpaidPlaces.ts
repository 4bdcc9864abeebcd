import type { TenantCode } from '@callboard/api-contract';
import type { SaleChannel } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { placesInAll, unpaidRefusal } from '@callboard/domain/booking';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { canonicalAddress } from '../../../engine/mail/strangerMails';
import { refusedAction } from '../../../engine/problems';
import type { SaleFacts } from './saleRows';
import type { SoldPlan } from './soldPlan';

/** Buyer who reserves without paying. */
export interface UnpaidBuyer {
  tenant: TenantCode;
  channel: SaleChannel;
  network: string;
  user: string | null;
  /** Name that the buyer's browser gives itself. */
  owner?: string | undefined;
  /** Nothing bounds what the buyer can have unpaid: the limits are lifted. @default false */
  isUnlimited?: boolean;
}

/** Identity of a buyer: the user, or else the browser; null where neither is known. */
export function ownerDigest({ user, owner }: Pick<UnpaidBuyer, 'user' | 'owner'>): Buffer | null {
  if (user !== null) return digest(`user ${user}`);
  return owner === undefined ? null : digest(`browser ${owner}`);
}

/** One digest of all addresses that lead to one mailbox. */
export function mailboxDigest(email: string): Buffer {
  return digest(canonicalAddress(email));
}

/**
 * Lets one reservation of a source at a time be counted: the next one waits until this transaction is over. Before any other lock, and
 * in one order, so that two of them never wait for each other in a circle.
 */
export async function lockUnpaid(
  transaction: Transaction,
  buyer: UnpaidBuyer,
  email: string | null = null,
): Promise<void> {
  if (!isCounted(buyer)) return;
  const owner = ownerDigest(buyer);
  const sources = [
    `network ${buyer.network}`,
    ...(owner ? [`owner ${owner.toString('hex')}`] : []),
    ...(email === null ? [] : [`mailbox ${canonicalAddress(email)}`]),
  ];
  await transaction.query({
    name: 'lock-unpaid',
    text: `SELECT pg_advisory_xact_lock(k) FROM (SELECT DISTINCT hashtextextended(s, 78) AS k FROM unnest($1::text[]) s ORDER BY 1) q`,
    values: [sources.map((source) => `${buyer.tenant} ${source}`)],
  });
}

const countRow = v.object({
  by_owner: v.number(),
  by_network: v.number(),
  by_mailbox: v.number(),
  places_of_network: v.number(),
  places_of_mailbox: v.number(),
});

/**
 * Counts what the sources of a reservation have unpaid now that it is written, with it.
 *
 * @throws ApiProblem 429 where that is too much: the reservation is rolled back
 */
export async function checkUnpaid(
  transaction: Transaction,
  buyer: UnpaidBuyer,
  { performance, general }: Pick<SaleFacts, 'performance' | 'general'>,
  plan: SoldPlan | null,
  email: string | null = null,
): Promise<void> {
  if (!isCounted(buyer)) return;
  const { tenant, network } = buyer;
  const [count] = await transaction.rows(countRow, {
    name: 'count-unpaid',
    text: `WITH unpaid AS (
        SELECT s.network = $2 AS of_network, s.mailbox IS NOT DISTINCT FROM $4 AND s.mailbox IS NOT NULL AS of_mailbox,
          CASE WHEN $3::bytea IS NULL THEN s.owner IS NULL AND s.network = $2 ELSE s.owner IS NOT DISTINCT FROM $3 END AS of_owner,
          CASE WHEN h.performance = $5::uuid THEN h.places ELSE 0 END AS places
        FROM hold_secrets s JOIN seat_holds h ON h.tenant = s.tenant AND h.hashcode = s.hold
        WHERE s.tenant = $1 AND (s.network = $2 OR s.owner = $3 OR s.mailbox = $4) AND h.channel = 'online' AND ${isUnpaidSql})
      SELECT count(*) FILTER (WHERE of_owner)::int AS by_owner, count(*) FILTER (WHERE of_network)::int AS by_network,
        count(*) FILTER (WHERE of_mailbox)::int AS by_mailbox,
        coalesce(sum(places) FILTER (WHERE of_network), 0)::int AS places_of_network,
        coalesce(sum(places) FILTER (WHERE of_mailbox), 0)::int AS places_of_mailbox
      FROM unpaid`,
    values: [
      tenant,
      network,
      ownerDigest(buyer),
      email === null ? null : mailboxDigest(email),
      performance.hashcode,
    ],
  });
  if (!count) throw new Error('A count has a row.');
  const refusal = unpaidRefusal(
    {
      owner: count.by_owner,
      network: { reservations: count.by_network, places: count.places_of_network },
      mailbox: { reservations: count.by_mailbox, places: count.places_of_mailbox },
    },
    placesInAll(plan?.forSale ?? 0, general),
  );
  if (!refusal) return;
  const { limit, most } = refusal;
  throw refusedAction(sentences[limit]({ most }), {}, 429, { 'retry-after': '60' });
}

/** SQL of whether a hold `h` takes places that are not paid: it is open, or its order waits for money. */
export const isUnpaidSql = `((h.status = 'open' AND h.expires_at > clock_timestamp())
  OR (h.status = 'ordered' AND EXISTS (SELECT FROM orders o WHERE o.tenant = h.tenant AND o.seat_hold = h.hashcode AND o.status = 'unpaid')))`;

/** The office knows to whom it sells. */
function isCounted({ channel, isUnlimited = false }: UnpaidBuyer): boolean {
  return channel === 'online' && !isUnlimited;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
