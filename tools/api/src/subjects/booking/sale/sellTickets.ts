import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import { isWholeSplit } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { holdForTickets } from './holdForTickets';
import type { SaleBuyer } from './holdSeats';
import { mailOrder } from './mailOrder';
import { markHandedOver } from './merchandiseLines';
import { placeOrder } from './placeOrder';
import { readSaleFacts } from './readSaleFacts';
import { providerOf, recordPayment, recordPayments } from './recordPayment';
import type { SaleFacts } from './saleRows';
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
  { performance, tickets, buyer, payment_method, reference, payments, ...input }: Input,
): Promise<StoredOrder> {
  const { tenant } = seller;
  const facts = await readSaleFacts(transaction, tenant, performance);
  if (tickets.length + input.merchandise.length === 0) throw refusedAction(sentences.wrongSale());
  const made =
    tickets.length > 0 &&
    (await holdForTickets(transaction, seller, { performance, tickets, hold: input.hold }, facts));
  const named = { name: buyer.name ?? null, email: buyer.email ?? null, phone: buyer.phone ?? null };
  const { order, isPaid } = await placeOrder(transaction, seller, {
    ...input,
    hold: made ? { hashcode: made.hashcode, secret: made.secret } : { performance },
    tickets,
    payment_method: payments?.[0]?.payment_method ?? payment_method,
    buyer: named,
  });
  const placed = await lockOrder(transaction, tenant, order);
  if (!placed) throw notFound();
  const received = { facts, user: seller.user };
  if (!isPaid && payments) await paySeveral(transaction, tenant, placed, payments, received);
  if (!isPaid && !payments) {
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
  // Unpaid merchandise stays here.
  if (input.hand_over) await markHandedOver(transaction, tenant, order, null, true);
  await mailOrder(transaction, tools, tenant, order);
  return (await lockOrder(transaction, tenant, order)) ?? placed;
}

/** Several payments make one sale, or none of them is written down: what is not here yet cannot share it. */
async function paySeveral(
  transaction: Transaction,
  tenant: TenantCode,
  order: StoredOrder,
  payments: NonNullable<Input['payments']>,
  { facts, user }: { facts: SaleFacts; user: string },
): Promise<void> {
  const { due, currency } = order;
  const isWhole = isWholeSplit(
    payments.map(({ amount }) => amount),
    due,
  );
  if (!isWhole)
    throw refusedAction(sentences.paymentsUnlikeTotal({ amount: formatMoney({ amount: due, currency }) }));
  const received = payments.map(({ payment_method: hashcode, amount, reference }) => {
    const method = facts.methods.find((each) => each.hashcode === hashcode);
    const provider = method && providerOf(method);
    if (provider !== 'cash' && provider !== 'terminal') throw refusedAction(sentences.paidBySeveral());
    return { method: hashcode, amount, reference, user };
  });
  await recordPayments(transaction, tenant, order, received);
}
