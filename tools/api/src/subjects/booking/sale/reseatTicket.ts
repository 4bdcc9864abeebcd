import { ticketSeatKindSchema } from '@callboard/api-contract/booking';
import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { sentences } from '@callboard/api-contract/sentences';
import { placeWithFact, reseatDifference, seatRefusal } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { termsOfBuyer } from './termsOfBuyer';
import { reseatMail } from './officeMails';
import { pricesOf } from './readProgramme';
import { readSaleFacts } from './readSaleFacts';
import { addOrderLink, lockOrder, presentOrder } from './saleOrders';
import { refusedSeats, takenSeats } from './seatClaims';
import { readSoldPlan } from './soldPlan';

const ticketRow = v.object({
  order: v.string(),
  performance: v.string(),
  seat_map: v.nullable(v.string()),
  seat: v.nullable(v.string()),
  seat_kind: ticketSeatKindSchema,
  place: v.string(),
  price_group: v.nullable(v.string()),
  price_type: v.string(),
  price: v.number(),
  status: v.string(),
});

/** Where a ticket is now. */
export interface Reseated {
  seat: string;
  place: string;
  difference: number | null;
}

/**
 * Moves a ticket to another seat of its performance. The new seat is claimed, the old one freed and the ticket changed by one statement,
 * so that a buyer who wants the same seat at the same moment gets it or does not.
 *
 * @throws ApiProblem 409 where the seat cannot be had, or is dearer and the price was not confirmed to stay
 */
export async function reseatTicket(
  transaction: Transaction,
  { mails, settings }: Pick<ActionTools, 'mails' | 'settings'>,
  tenant: TenantCode,
  { ticket: hashcode, seat, keep_price }: ParsedInputOf<'reseatTicket'>,
): Promise<Reseated> {
  const ticket = await lockTicket(transaction, tenant, hashcode);
  const { seat_map: seatMap } = ticket;
  const isOpen = ticket.status === 'reserved' || ticket.status === 'valid';
  if (!isOpen || ticket.seat === null || seatMap === null)
    throw refusedAction(sentences.ticketNotMovable(), {}, 409);
  const facts = await readSaleFacts(transaction, tenant, ticket.performance);
  const plan = await readSoldPlan(transaction, tenant, seatMap);
  if (!plan) throw notFound();
  const term = plan.terms.get(seat);
  // Where a seat is sold does not matter to who has a ticket already.
  const terms = termsOfBuyer(facts, { channel: term?.channel ?? 'office' }, true);
  const taken = await takenSeats(transaction, { tenant, seatMap, hold: null });
  const refuse = (reason: Parameters<typeof refusedSeats>[1]) => {
    const seats = refusedSeats([seat], reason, plan.placeOf);
    if (seats.length > 0) throw refusedAction(sentences.seatsNotFree(), { seats }, 409);
  };
  refuse(() => seatRefusal(term, terms) ?? taken.get(seat) ?? null);
  const group = term?.group ?? null;
  const difference = reseatDifference(pricesOf(facts, 'office'), ticket, group);
  if ((difference === null || difference > 0) && !keep_price)
    throw refusedAction(sentences.seatDearer(), { difference }, 409);
  const place = plan.placeOf(seat);
  const moved = await transaction.rows(v.object({ hashcode: v.string() }), {
    text: `WITH claimed AS (
        INSERT INTO seat_claims (tenant, seat_map, seat, ticket) VALUES ($1, $2::uuid, $3, $4::uuid)
        ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET ticket = excluded.ticket, hold = NULL, expires_at = NULL
          WHERE seat_claims.ticket IS NULL AND seat_claims.expires_at <= clock_timestamp()
        RETURNING seat
      ), freed AS (
        DELETE FROM seat_claims c USING claimed WHERE c.tenant = $1 AND c.ticket = $4::uuid AND c.seat <> claimed.seat
      )
      UPDATE tickets t SET seat = $3, place = $5, price_group = $6::uuid, seat_kind = $7 FROM claimed WHERE t.tenant = $1 AND t.hashcode = $4::uuid
      RETURNING t.hashcode`,
    values: [tenant, seatMap, seat, hashcode, place, group, term?.kind ?? null],
  });
  // Another buyer was faster.
  if (moved.length === 0) refuse(() => 'held');
  const order = await lockOrder(transaction, tenant, ticket.order);
  if (order?.email) {
    const token = await addOrderLink(transaction, tenant, order.hashcode);
    const now = await presentOrder(transaction, tenant, order);
    const { language } = order;
    const change = {
      token,
      before: placeWithFact(ticket, language),
      after: placeWithFact({ place, seat_kind: term?.kind }, language),
      language,
    };
    await mails.queue(transaction, tenant, reseatMail(settings, tenant, now, change));
  }
  return { seat, place, difference };
}

/** Locks a ticket after its order, as every other change of an order does. */
async function lockTicket(
  transaction: Transaction,
  tenant: TenantCode,
  hashcode: string,
): Promise<v.InferOutput<typeof ticketRow>> {
  const read = (lock: '' | 'FOR UPDATE') =>
    transaction.rows(ticketRow, {
      text: `SELECT "order", performance, seat_map, seat, seat_kind, place, price_group, price_type, price, status FROM tickets
        WHERE tenant = $1 AND hashcode = $2::uuid ${lock}`,
      values: [tenant, hashcode],
    });
  const [found] = await read('');
  if (!found || !(await lockOrder(transaction, tenant, found.order))) throw notFound();
  const [ticket] = await read('FOR UPDATE');
  if (!ticket) throw notFound();
  return ticket;
}
