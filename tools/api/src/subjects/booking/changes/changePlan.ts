import { etagOf, type TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { planChange } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJobs } from '../../../engine/jobs/queue';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { lockPerformanceOf } from '../sale/keepPerformance';
import { refuseDoubleLabels } from '../refuseDoubleLabels';
import { takenSeats } from '../sale/seatClaims';
import { mailMoves } from './change.jobs';
import { readPlanSides, readSoldTickets, toSoldSeat, type PlanSides, type SoldTicket } from './planSides';

/** A ticket with the seat that it has afterwards. */
interface Seated {
  ticket: SoldTicket;
  seat: string;
}

/** As many places as a sentence names. */
const maxNamed = 5;

/** Takes another version of the plan of sold seats: everyone who is seated elsewhere, the claims and the map, or nothing. */
export function createChangePlan(context: RecordContext): Handler<'changePlan'> {
  const collection = context.target('seatMaps');
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, registry.seatMaps, call, async (transaction) => {
      const { actor, target, ifMatch, input } = call;
      const { tenant } = actor;
      await lockPerformanceOf(transaction, tenant, target);
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const sides = await readPlanSides(transaction, tenant, target, input.version);
      if (!sides || sides.isSame) throw refusedAction(sentences.noNewerPlan(), {}, 409);
      refuseDoubleLabels(sides.after.plan);
      const tickets = await readSoldTickets(transaction, tenant, target, 'FOR UPDATE OF t');
      const seated = await seatAll(transaction, { tenant, seatMap: target }, sides, tickets, input.moves);
      const values = { plan_version: sides.version, offer: sides.offer };
      const statement = updateSql(collection, context.target, actor, target, values);
      const [row] = await transaction.rows(writtenRow, statement);
      if (!row) throw notFound();
      await moveClaims(transaction, { tenant, seatMap: target }, sides, seated);
      await writePlaces(transaction, tenant, sides, seated);
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

interface MapPlace {
  tenant: TenantCode;
  seatMap: string;
}

/**
 * Who sits where afterwards.
 *
 * @throws ApiProblem 409 with the places where someone has no seat, or two have the same one
 */
async function seatAll(
  transaction: Transaction,
  { tenant, seatMap }: MapPlace,
  sides: PlanSides,
  tickets: readonly SoldTicket[],
  moves: ParsedInputOf<'changePlan'>['moves'],
): Promise<Seated[]> {
  const seatOf = new Map(moves.map(({ ticket, seat }) => [ticket, seat]));
  if (seatOf.size < moves.length) throw refusedAction(sentences.wrongPlanChange());
  const claims = await takenSeats(transaction, { tenant, seatMap, hold: null });
  const isReserved = (seat: string) => claims.get(seat) === 'held';
  const sold = tickets.map((ticket) => toSoldSeat(ticket, sides));
  const needed = planChange(sides.before, sides.after, sold, isReserved).moves.map(({ ticket }) => ticket);
  const outdated = tickets.filter(({ hashcode }) => needed.includes(hashcode) && !seatOf.has(hashcode));
  const places = outdated.map(({ place, buyer }) => `${place} (${buyer})`);
  const seated = tickets.map((ticket) => ({ ticket, seat: seatOf.get(ticket.hashcode) ?? ticket.seat }));
  const owners = new Map<string, SoldTicket[]>();
  for (const { ticket, seat } of seated) owners.set(seat, [...(owners.get(seat) ?? []), ticket]);
  for (const [seat, own] of owners) {
    const isMoved = own.some(({ hashcode }) => seatOf.has(hashcode));
    if (!isMoved) continue;
    const place = sides.after.placeOf(seat);
    if (!sides.after.terms.has(seat) || isReserved(seat)) places.push(place);
    if (own.length < 2) continue;
    // Between two who move it is a mistake of the office; else the seat was sold meanwhile.
    if (own.every(({ hashcode }) => seatOf.has(hashcode)))
      throw refusedAction(sentences.seatTwice({ place }));
    places.push(place);
  }
  if (places.length > 0) {
    const more = places.length > maxNamed ? [`+${String(places.length - maxNamed)}`] : [];
    const named = [...places.slice(0, maxNamed), ...more].join(', ');
    throw refusedAction(sentences.planChangeOutdated({ places: named }), { places }, 409);
  }
  return seated;
}

/** The claims of those who move, and of buyers who were about to buy a seat that is gone. */
async function moveClaims(
  transaction: Transaction,
  { tenant, seatMap }: MapPlace,
  { after }: PlanSides,
  seated: readonly Seated[],
): Promise<void> {
  const moved = seated.filter(({ ticket, seat }) => ticket.seat !== seat);
  await transaction.query({
    text: `DELETE FROM seat_claims WHERE tenant = $1 AND seat_map = $2::uuid
      AND (ticket = ANY ($3::uuid[]) OR (ticket IS NULL AND NOT seat = ANY ($4::text[])))`,
    values: [tenant, seatMap, moved.map(({ ticket }) => ticket.hashcode), after.seats],
  });
  const claims = moved.map(({ ticket, seat }) => ({ ticket: ticket.hashcode, seat }));
  const claimed = await transaction.rows(v.object({ seat: v.string() }), {
    text: `INSERT INTO seat_claims (tenant, seat_map, seat, ticket)
        SELECT $1, $2::uuid, c.seat, c.ticket FROM json_to_recordset($3) AS c (ticket uuid, seat text) ORDER BY c.seat
      ON CONFLICT (tenant, seat_map, seat) DO UPDATE SET ticket = excluded.ticket, hold = NULL, expires_at = NULL
        WHERE seat_claims.ticket IS NULL AND seat_claims.expires_at <= clock_timestamp() RETURNING seat`,
    values: [tenant, seatMap, JSON.stringify(claims)],
  });
  const got = new Set(claimed.map(({ seat }) => seat));
  // A buyer took one this very moment.
  const lost = claims.filter(({ seat }) => !got.has(seat)).map(({ seat }) => after.placeOf(seat));
  if (lost.length > 0)
    throw refusedAction(
      sentences.planChangeOutdated({ places: lost.slice(0, maxNamed).join(', ') }),
      { places: lost },
      409,
    );
}

/** Tickets name their places as the version does, and their buyers are mailed where one differs. */
async function writePlaces(
  transaction: Transaction,
  tenant: TenantCode,
  { after }: PlanSides,
  seated: readonly Seated[],
): Promise<void> {
  const changed = seated
    .map(({ ticket, seat }) => ({
      ticket,
      seat,
      place: after.placeOf(seat),
      kind: after.terms.get(seat)?.kind ?? null,
    }))
    .filter(
      ({ ticket, seat, place, kind }) =>
        ticket.seat !== seat || ticket.place !== place || (ticket.seat_kind && ticket.seat_kind !== kind),
    );
  const rows = changed.map(({ ticket, kind, ...to }) => ({
    hashcode: ticket.hashcode,
    seat_kind: kind,
    ...to,
  }));
  await transaction.query({
    text: `UPDATE tickets t SET seat = c.seat, place = c.place, seat_kind = c.seat_kind
        FROM json_to_recordset($2) AS c (hashcode uuid, seat text, place text, seat_kind text)
      WHERE t.tenant = $1 AND t.hashcode = c.hashcode`,
    values: [tenant, JSON.stringify(rows)],
  });
  const orders = new Map<string, { ticket: string; place: string }[]>();
  for (const { ticket } of changed) {
    const own = orders.get(ticket.order) ?? [];
    orders.set(ticket.order, [...own, { ticket: ticket.hashcode, place: ticket.place }]);
  }
  const jobs = [...orders].map(([order, from]) => ({ payload: { tenant, order, from } }));
  await addJobs(transaction, mailMoves, jobs);
}
