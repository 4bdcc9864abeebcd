import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { holdForTickets } from './holdForTickets';
import type { SaleBuyer } from './holdSeats';
import { mailOrder } from './mailOrder';
import { markHandedOver } from './merchandiseLines';
import { payNothing } from './payOrder';
import { placeOrder } from './placeOrder';
import { readSaleFacts } from './readSaleFacts';
import { providerOf, recordPayment } from './recordPayment';
import { lockOrder, type StoredOrder } from './saleOrders';

type Input = ParsedInputOf<'sellTickets'>;

/** Staff who sell, and where. */
export type Seller = SaleBuyer & { user: string };

/**
 * Sells tickets and merchandise over the counter in one transaction: holds the places, orders them, and writes down the money. A bank transfer leaves the
 * order unpaid until the money is there.
 *
 * @returns the order
 */
export async function sellTickets(
  transaction: Transaction,
  tools: Pick<ActionTools, 'mails' | 'settings'>,
  seller: Seller,
  { performance, tickets, buyer, payment_method, reference, ...input }: Input,
): Promise<StoredOrder> {
  const { tenant } = seller;
  const facts = await readSaleFacts(transaction, tenant, performance);
  if (tickets.length + input.merchandise.length === 0) throw refusedAction(sentences.wrongSale());
  const made =
    tickets.length > 0 &&
    (await holdForTickets(transaction, seller, { performance, tickets, hold: input.hold }, facts));
  const named = { name: buyer.name ?? null, email: buyer.email ?? null, phone: buyer.phone ?? null };
  const { order, isFree } = await placeOrder(transaction, seller, {
    ...input,
    hold: made ? { hashcode: made.hashcode, secret: made.secret } : { performance },
    tickets,
    payment_method,
    voucher: null,
    buyer: named,
  });
  if (isFree) await payNothing(transaction, tenant, order);
  const placed = await lockOrder(transaction, tenant, order);
  if (!placed) throw notFound();
  if (!isFree) {
    const method = facts.methods.find(({ hashcode }) => hashcode === payment_method);
    const provider = method && providerOf(method);
    if (provider === 'bank_transfer') {
      // The office calls this buyer when the money does not come.
      if (named.name === null) throw refusedAction(sentences.buyerNeeded());
    } else if (method) {
      await recordPayment(transaction, tenant, placed, {
        method: method.hashcode,
        reference,
        user: seller.user,
      });
    }
  }
  // What is not paid yet stays here.
  if (input.hand_over) await markHandedOver(transaction, tenant, order, null, true);
  await mailOrder(transaction, tools, tenant, order);
  return (await lockOrder(transaction, tenant, order)) ?? placed;
}
