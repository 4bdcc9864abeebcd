import type { TenantCode } from '@callboard/api-contract';
import { seatKindOptions } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { companionRefusal, missingOfGroups, missingOfSets } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';

const ticketRow = v.object({
  kind: v.nullable(v.picklist(seatKindOptions.map(({ value }) => value))),
  price_type: v.string(),
  name: v.string(),
  is_companion: v.boolean(),
  set_size: v.nullable(v.number()),
  min_count: v.nullable(v.number()),
});

/**
 * Lets tickets be given back only where the rest of their order keeps its prices: a wheelchair space goes with its companion, a set as a
 * whole, and of a group at least its least number stays.
 *
 * @param given The tickets that were given back
 * @throws ApiProblem 409 where the rest could not be bought as it is
 */
export async function checkRest(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  given: readonly { seat_kind: string | null; price_type: string }[],
): Promise<void> {
  const left = await transaction.rows(ticketRow, {
    text: `SELECT t.seat_kind AS kind, t.price_type, y.name, coalesce(y.is_companion, false) AS is_companion, y.set_size, y.min_count FROM tickets t
        JOIN price_types y ON y.tenant = t.tenant AND y.hashcode = t.price_type
      WHERE t.tenant = $1 AND t."order" = $2::uuid AND t.status = 'valid'`,
    values: [tenant, order],
  });
  // Seats that the office moved are its own decision: only a space that leaves now can leave someone behind.
  const isSpaceGiven = given.some(({ seat_kind }) => seat_kind === 'accessible');
  const tickets = left.map(({ kind, is_companion: isCompanion }) => ({ kind, isCompanion }));
  if (isSpaceGiven && companionRefusal(tickets) === 'companionNeedsWheelchair')
    throw refusedAction(sentences.companionLeft(), {}, 409);
  const leftTypes = left.map(({ price_type }) => price_type);
  const types = left.map(({ price_type: hashcode, set_size, min_count }) => ({
    hashcode,
    set_size,
    min_count,
  }));
  // Tickets of kinds that are not given back stay as they were bought.
  const brokenBy = (missing: ReadonlyMap<string, number>) =>
    left.find(
      ({ price_type: type }) => missing.has(type) && given.some(({ price_type }) => price_type === type),
    );
  const set = brokenBy(missingOfSets(leftTypes, types));
  if (set) throw refusedAction(sentences.setLeft({ name: set.name, size: set.set_size ?? 0 }), {}, 409);
  const group = brokenBy(missingOfGroups(leftTypes, types));
  if (group)
    throw refusedAction(sentences.groupLeft({ name: group.name, least: group.min_count ?? 0 }), {}, 409);
}
