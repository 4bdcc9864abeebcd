import type { ParsedInputOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../database/TenantDatabase';
import { ApiProblem, notFound, refusedAction } from '../../problems';
import type { ActionTools } from '../../sessions/actions/userAction';
import { holdSeats, type SaleBuyer } from './holdSeats';
import { lockHold, type HoldKey } from './holds';
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
  const { types, methods } = await readSaleFacts(transaction, tenant, performance);
  const peopleOf = new Map(types.map(({ hashcode, people }) => [hashcode, people]));
  const key = input.hold && (await openHold(transaction, seller, input.hold));
  if (tickets.length + input.merchandise.length === 0) throw refusedAction(sentences.wrongSale());
  const held =
    tickets.length > 0 &&
    (await holdSeats(transaction, seller, {
      performance,
      seats: tickets.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
      general: tickets.flatMap(({ definition, price_type }) =>
        definition === undefined ? [] : [{ definition, quantity: peopleOf.get(price_type) ?? 1 }],
      ),
      is_accessible: true,
      hold: key,
    }));
  const named = { name: buyer.name ?? null, email: buyer.email ?? null, phone: buyer.phone ?? null };
  const { order, isFree } = await placeOrder(transaction, seller, {
    ...input,
    hold: held ? { hashcode: held.hashcode, secret: held.secret } : { performance },
    tickets,
    payment_method,
    voucher: null,
    buyer: named,
  });
  if (isFree) await payNothing(transaction, tenant, order);
  const placed = await lockOrder(transaction, tenant, order);
  if (!placed) throw notFound();
  if (!isFree) {
    const method = methods.find(({ hashcode }) => hashcode === payment_method);
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

/** The customer's hold; undefined where its time is over: their seats can still be free. */
async function openHold(
  transaction: Transaction,
  { tenant }: Seller,
  key: HoldKey,
): Promise<HoldKey | undefined> {
  try {
    await lockHold(transaction, tenant, key);
    return key;
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}
