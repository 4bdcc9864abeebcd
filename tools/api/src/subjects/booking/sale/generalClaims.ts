import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import type { SaleFacts } from './saleRows';

/** A general-admission ticket with the places that it and its group have. */
type Capacity = Pick<
  SaleFacts['general'][number],
  'hashcode' | 'name' | 'group' | 'capacity' | 'group_capacity'
>;

export interface WantedPlaces {
  definition: string;
  quantity: number;
}

const usedRow = v.object({ definition: v.string(), used: v.number() });

/** How many places of each general-admission ticket are taken by others than a hold. */
export async function usedPlaces(
  queries: Queries,
  tenant: TenantCode,
  definitions: readonly string[],
  hold: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.rows(usedRow, {
    text: `SELECT definition, sum(quantity)::int AS used FROM general_claims WHERE tenant = $1 AND definition = ANY ($2::uuid[])
      AND (ticket IS NOT NULL OR (expires_at > clock_timestamp() AND hold IS DISTINCT FROM $3::uuid)) GROUP BY definition`,
    values: [tenant, [...definitions], hold],
  });
  return new Map(rows.map(({ definition, used }) => [definition, used]));
}

/** The free places of a general-admission ticket: of its own capacity, and of the one that its group shares. */
interface FreePlaces {
  own: number;
  shared: number;
}

/** The free places of each general-admission ticket. */
export function freePlaces(
  general: readonly Capacity[],
  used: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  return new Map(
    [...freeOf(general, used)].map(([hashcode, { own, shared }]) => {
      const free = Math.min(own, shared);
      // A ticket without any number of places cannot be sold.
      return [hashcode, Number.isFinite(free) ? Math.max(0, free) : 0];
    }),
  );
}

function freeOf(
  general: readonly Capacity[],
  used: ReadonlyMap<string, number>,
): ReadonlyMap<string, FreePlaces> {
  const usedOfGroup = new Map<string, number>();
  for (const { hashcode, group } of general) {
    if (group !== null) usedOfGroup.set(group, (usedOfGroup.get(group) ?? 0) + (used.get(hashcode) ?? 0));
  }
  return new Map(
    general.map(({ hashcode, group, capacity, group_capacity: shared }) => [
      hashcode,
      {
        own: capacity === null ? Infinity : capacity - (used.get(hashcode) ?? 0),
        shared: group === null || shared === null ? Infinity : shared - (usedOfGroup.get(group) ?? 0),
      },
    ]),
  );
}

/** Locks what has the capacity, so that no other transaction counts its places meanwhile. */
export async function lockDefinitions(
  transaction: Transaction,
  tenant: TenantCode,
  general: readonly Pick<Capacity, 'hashcode'>[],
): Promise<void> {
  await transaction.query({
    text: 'SELECT FROM general_admission_definitions WHERE tenant = $1 AND hashcode = ANY ($2::uuid[]) ORDER BY hashcode FOR NO KEY UPDATE',
    values: [tenant, general.map(({ hashcode }) => hashcode)],
  });
}

/**
 * Gives a hold exactly these places. What has the capacity is locked first, so that two buyers never count the same place.
 *
 * @throws ApiProblem 409 where there are fewer
 */
export async function claimPlaces(
  transaction: Transaction,
  { tenant, hold, expiresAt }: { tenant: TenantCode; hold: string; expiresAt: string },
  general: SaleFacts['general'],
  wanted: readonly WantedPlaces[],
): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM general_claims WHERE tenant = $1 AND hold = $2::uuid AND ticket IS NULL',
    values: [tenant, hold],
  });
  if (wanted.length === 0) return;
  const all = general.map(({ hashcode }) => hashcode);
  await lockDefinitions(transaction, tenant, general);
  const short = shortOf(general, await usedPlaces(transaction, tenant, all, hold), wanted);
  if (short) throw refusedAction(sentences.placesNotEnough(short), {}, 409);
  await transaction.query({
    text: `INSERT INTO general_claims (tenant, definition, hold, quantity, expires_at)
      SELECT $1, w.definition, $2::uuid, w.quantity, $4::timestamptz FROM json_to_recordset($3) AS w (definition uuid, quantity int)`,
    values: [tenant, hold, JSON.stringify(wanted), expiresAt],
  });
}

/** The ticket of which there are fewer places than wanted, and how many. */
function shortOf(
  general: readonly Capacity[],
  used: ReadonlyMap<string, number>,
  wanted: readonly WantedPlaces[],
): { ticket: string; free: number } | null {
  const free = freeOf(general, used);
  const shown = freePlaces(general, used);
  for (const { hashcode, name, group } of general) {
    const own = wanted.find(({ definition }) => definition === hashcode);
    const places = free.get(hashcode);
    if (!own || !places) continue;
    // Tickets of its group use the same places.
    const others = general.filter((other) => group !== null && other.group === group);
    const isTooMany = own.quantity > places.own || sumOf(wanted, others) > places.shared;
    const left = shown.get(hashcode) ?? 0;
    if (isTooMany || left === 0) return { ticket: name, free: left };
  }
  return null;
}

const capacityRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  group: v.nullable(v.string()),
  capacity: v.nullable(v.number()),
  group_capacity: v.nullable(v.number()),
});
const wantedRow = v.object({ definition: v.string(), quantity: v.number() });

/**
 * Claims the places without seats of an order that ended once more, where as many are still free.
 *
 * @returns whether they were; else none is claimed
 */
export async function claimPlacesAgain(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<boolean> {
  const wanted = await transaction.rows(wantedRow, {
    text: `SELECT general_admission AS definition, sum(people)::int AS quantity FROM tickets
      WHERE tenant = $1 AND "order" = $2::uuid AND general_admission IS NOT NULL GROUP BY 1`,
    values: [tenant, order],
  });
  if (wanted.length === 0) return true;
  const general = await transaction.rows(capacityRow, {
    text: `SELECT d.hashcode, d.name, d."group", d.capacity, g.capacity AS group_capacity FROM orders o
        JOIN general_admission_definitions d ON d.tenant = o.tenant AND d.performance = o.performance
        LEFT JOIN general_admission_groups g ON g.tenant = d.tenant AND g.hashcode = d."group"
      WHERE o.tenant = $1 AND o.hashcode = $2::uuid`,
    values: [tenant, order],
  });
  await lockDefinitions(transaction, tenant, general);
  const all = general.map(({ hashcode }) => hashcode);
  if (shortOf(general, await usedPlaces(transaction, tenant, all, null), wanted)) return false;
  await transaction.query({
    text: `INSERT INTO general_claims (tenant, definition, ticket, quantity) SELECT tenant, general_admission, hashcode, people FROM tickets
      WHERE tenant = $1 AND "order" = $2::uuid AND general_admission IS NOT NULL`,
    values: [tenant, order],
  });
  return true;
}

function sumOf(wanted: readonly WantedPlaces[], general: readonly Capacity[]): number {
  const own = new Set(general.map(({ hashcode }) => hashcode));
  return wanted.reduce((sum, { definition, quantity }) => sum + (own.has(definition) ? quantity : 0), 0);
}
