import type { TenantCode } from '@callboard/api-contract';
import type { PlanChangeFacts } from '@callboard/api-contract/booking';
import { planChange } from '@callboard/domain/booking';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { takenSeats } from '../sale/seatClaims';
import { readPlanSides, readSoldTickets, toSoldSeat } from './planSides';

/** Buyers whom the newest version of its plan moves at a seat map. */
export async function readPlanChange(
  queries: Queries,
  tenant: TenantCode,
  seatMap: string,
): Promise<PlanChangeFacts> {
  const sides = await readPlanSides(queries, tenant, seatMap);
  if (!sides) throw notFound();
  const tickets = await readSoldTickets(queries, tenant, seatMap);
  const claims = await takenSeats(queries, { tenant, seatMap, hold: null });
  const sold = tickets.map((ticket) => toSoldSeat(ticket, sides));
  const { moves, changes, unchanged } = planChange(
    sides.before,
    sides.after,
    sold,
    (seat) => claims.get(seat) === 'held',
  );
  const byTicket = new Map(tickets.map((ticket) => [ticket.hashcode, ticket]));
  const factsOf = (hashcode: string) => {
    const { order = '', buyer = '', place = '', seat = '' } = byTicket.get(hashcode) ?? {};
    return { facts: { hashcode, order, buyer, place }, seat };
  };
  const moving = new Set(moves.map(({ ticket }) => ticket));
  const left = new Set(tickets.flatMap(({ hashcode, seat }) => (moving.has(hashcode) ? [seat] : [])));
  return {
    version: sides.version,
    number: sides.number,
    moves: moves.map(({ ticket, why, to }) => ({ ...factsOf(ticket).facts, why, to })),
    changes: changes.map(({ ticket, differs }) => {
      const { facts, seat } = factsOf(ticket);
      return { ...facts, to: sides.after.placeOf(seat), differs: [...differs] };
    }),
    unchanged,
    taken: [...claims.keys()].filter((seat) => sides.after.terms.has(seat) && !left.has(seat)),
  };
}
