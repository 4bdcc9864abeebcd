import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { Hold } from '@callboard/api-contract/booking';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { ApiProblem } from '../../../engine/problems';
import { holdSeats, type SaleBuyer } from './holdSeats';
import { lockHold, type HoldKey } from './holds';
import type { SaleFacts } from './saleRows';

/** Places that staff sell in one step, and the hold that has them already. */
type Wanted = Pick<ParsedInputOf<'sellTickets'>, 'performance' | 'tickets' | 'hold'>;

/** Holds the places of tickets that staff are about to sell: those of the customer's hold, or of a new one. */
export async function holdForTickets(
  transaction: Transaction,
  seller: SaleBuyer,
  { performance, tickets, hold }: Wanted,
  { types }: Pick<SaleFacts, 'types'>,
): Promise<Hold> {
  const peopleOf = new Map(types.map(({ hashcode, people }) => [hashcode, people]));
  return holdSeats(transaction, seller, {
    performance,
    seats: tickets.flatMap(({ seat }) => (seat === undefined ? [] : [seat])),
    general: tickets.flatMap(({ definition, price_type }) =>
      definition === undefined ? [] : [{ definition, quantity: peopleOf.get(price_type) ?? 1 }],
    ),
    is_accessible: true,
    hold: hold && (await openHold(transaction, seller, hold)),
  });
}

/** The customer's hold; undefined where its time is over: their seats can still be free. */
async function openHold(
  transaction: Transaction,
  { tenant }: SaleBuyer,
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
