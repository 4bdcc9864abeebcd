import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { VoucherOffer } from '@callboard/api-contract/booking';
import { canUseVoucher } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import type { SaleBuyer } from './holdSeats';
import { readOpenHold, readPlacesOfHold } from './holds';
import { readSaleFacts } from './readSaleFacts';
import { instantColumn, type SaleFacts } from './saleRows';
import { readSoldPlan } from './soldPlan';
import { checkTickets, toChain, totalOf } from './ticketPrices';
import { WrongCode } from './wrongCode';

const voucherRow = v.object({
  hashcode: v.string(),
  code: v.string(),
  status: v.string(),
  kind: v.picklist(['percent', 'amount']),
  percent: v.nullable(v.number()),
  amount: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  performance: v.nullable(v.string()),
  event: v.nullable(v.string()),
  price_type: v.nullable(v.string()),
  valid_from: v.nullable(instantColumn),
  valid_until: v.nullable(instantColumn),
  most_uses: v.nullable(v.number()),
  uses: v.number(),
});
type SaleVoucher = v.InferOutput<typeof voucherRow>;

/**
 * The voucher of a code, where an order for a performance can use it now; locked where it is about to be used, so that of orders at the
 * same moment each counts the uses of those before it.
 *
 * @throws WrongCode in the same words for each reason: a guess does not learn that a code exists
 */
export async function readVoucher(
  queries: Queries,
  tenant: TenantCode,
  code: string,
  { performance, now }: Pick<SaleFacts, 'performance' | 'now'>,
  lock: '' | 'FOR NO KEY UPDATE' = '',
): Promise<SaleVoucher> {
  const [voucher] = await queries.rows(voucherRow, {
    text: `SELECT hashcode, code, status, kind, percent, amount, currency, performance, event, price_type, valid_from, valid_until, most_uses,
        coalesce(uses, 0) AS uses
      FROM vouchers WHERE tenant = $1 AND lower(code) = lower($2) ${lock}`,
    values: [tenant, code],
  });
  const { hashcode, event_hashcode: event } = performance;
  if (!voucher || !canUseVoucher(voucher, { performance: hashcode, event, at: now }))
    throw new WrongCode('voucherUnknown');
  return voucher;
}

/** Reduction by a voucher for the tickets of a hold; nothing is used or locked by it. */
export async function checkVoucher(
  queries: Queries,
  { tenant, channel }: Pick<SaleBuyer, 'tenant' | 'channel'>,
  input: Omit<ParsedInputOf<'checkVoucher'>, 'price_code'> & { price_code?: string | null },
): Promise<VoucherOffer> {
  const hold = await readOpenHold(queries, tenant, input.hold);
  const facts = await readSaleFacts(queries, tenant, hold.performance);
  const plan = facts.map && (await readSoldPlan(queries, tenant, facts.map.hashcode));
  const places = await readPlacesOfHold(queries, tenant, hold.hashcode);
  checkTickets(places, input.tickets, facts, plan, { channel, code: input.price_code });
  const voucher = await readVoucher(queries, tenant, input.voucher, facts);
  const pricing = { facts, plan, channel, voucher };
  const chains = input.tickets.map((ticket) => toChain(pricing, ticket));
  const sum = (part: 'fee' | 'tax') => chains.reduce((all, chain) => all + chain[part], 0);
  const total = totalOf(pricing, input.tickets);
  const discount = totalOf({ ...pricing, voucher: undefined }, input.tickets) - total;
  if (discount === 0) throw new WrongCode('voucherUnknown');
  return { tickets: chains.map((chain) => chain.total), discount, total, fees: sum('fee'), tax: sum('tax') };
}

/** Counts a use of a voucher that `readVoucher` locked. */
export async function useVoucher(
  transaction: Transaction,
  tenant: TenantCode,
  voucher: string,
  order: string,
): Promise<void> {
  await transaction.query({
    text: 'INSERT INTO voucher_uses (tenant, "order", voucher) VALUES ($1, $2::uuid, $3::uuid)',
    values: [tenant, order, voucher],
  });
  await transaction.query({
    text: 'UPDATE vouchers SET uses = coalesce(uses, 0) + 1 WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, voucher],
  });
}

/** Gives the use of an order back; an order whose use was given back already changes nothing. */
export async function giveUseBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<void> {
  await transaction.query({
    text: `WITH given AS (DELETE FROM voucher_uses WHERE tenant = $1 AND "order" = $2::uuid RETURNING voucher)
      UPDATE vouchers c SET uses = greatest(0, coalesce(c.uses, 0) - 1) FROM given WHERE c.tenant = $1 AND c.hashcode = given.voucher`,
    values: [tenant, order],
  });
}

/** Takes the use of an order that ended again, as its money arrived after all; false where no use is left. */
export async function takeUseAgain(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<boolean> {
  const taken = await transaction.rows(v.object({ is_left: v.boolean(), hashcode: v.string() }), {
    text: `SELECT c.hashcode, c.most_uses IS NULL OR coalesce(c.uses, 0) < c.most_uses AS is_left FROM vouchers c
        JOIN orders o ON o.tenant = c.tenant AND o.voucher = c.hashcode WHERE o.tenant = $1 AND o.hashcode = $2::uuid FOR NO KEY UPDATE OF c`,
    values: [tenant, order],
  });
  const [voucher] = taken;
  if (!voucher) return true;
  if (voucher.is_left) await useVoucher(transaction, tenant, voucher.hashcode, order);
  return voucher.is_left;
}
