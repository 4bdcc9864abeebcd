import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/booking';
import { nextOffer, offerEnd, seatRefusal, type PartySeating, saleState } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { ApiProblem } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { claimPlaces, freePlaces, usedPlaces } from '../sale/generalClaims';
import { termsOfBuyer } from '../sale/termsOfBuyer';
import { makeHold } from '../sale/holds';
import { hasPrice } from '../sale/prices';
import { readFactsOf } from '../sale/readSaleFacts';
import { claimSeats, lockBestSeats, takenSeats, type TakenSeats } from '../sale/seatClaims';
import type { SaleFacts } from '../sale/saleRows';
import { readSoldPlan, type SoldPlan } from '../sale/soldPlan';
import { addWaitingLink, waitingColumns, waitingRow, type WaitingRow } from './waitingRows';
import { offerMail } from './waitingMails';

export type OfferTools = Pick<ActionTools, 'database' | 'mails' | 'settings'>;

/** As many of a list are looked at; the others come later. */
const maxParties = 500;

/**
 * Offers the free places of a performance to the parties that wait for them, in their order: each gets a hold of its own, so that no one
 * else can buy them meanwhile, and a mail. One transaction for each offer, which one process makes at a time.
 */
export async function offerSeats(tools: OfferTools, tenant: TenantCode, performance: string): Promise<void> {
  const database = tools.database.forTenant(tenant);
  const [list] = await database.rows(v.object({ is_waiting: v.boolean() }), {
    text: `SELECT EXISTS (SELECT FROM waiting_parties WHERE tenant = $1 AND performance = $2::uuid AND status IN ('waiting', 'offered')) AS is_waiting`,
    values: [tenant, performance],
  });
  if (!list?.is_waiting) return;
  for (let offers = 0; offers < maxParties; offers += 1) {
    const isMade = await database
      .write({ actor: null }, (transaction) => offerNext(transaction, tools, tenant, performance))
      .then(({ value }) => value)
      .catch((error: unknown) => {
        if (error instanceof SeatsTaken) return true;
        throw error;
      });
    if (!isMade) return;
  }
}

/** A buyer who selects by hand was faster: the whole offer is undone, and the next attempt sees what is left. */
class SeatsTaken extends Error {}

/** Offers whose time is over, or whose seats were given up. */
async function lapseOffers(transaction: Transaction, tenant: TenantCode, performance: string): Promise<void> {
  const lapsed = step('waitingParties', 'lapsed', { from: ['offered'], as: 'w' });
  await transaction.query({
    text: `UPDATE waiting_parties w SET ${lapsed.set} FROM seat_holds h
      WHERE w.tenant = $1 AND w.performance = $2::uuid AND ${lapsed.when} AND h.tenant = $1 AND h.hashcode = w.seat_hold
        AND (h.status = 'released' OR (h.status = 'open' AND h.expires_at <= clock_timestamp()))`,
    values: [tenant, performance],
  });
}

/** Ends the waiting lists of what is not sold any more. */
async function endLists(
  transaction: Transaction,
  tenant: TenantCode,
  { map, general, performance, now }: SaleFacts,
): Promise<void> {
  const isOver = (part: SaleFacts['general'][number] | SaleFacts['map']) =>
    part === null || saleState(part, performance.starts_at, now) === 'closed';
  const lapsed = step('waitingParties', 'lapsed', { from: ['waiting'] });
  await transaction.query({
    text: `UPDATE waiting_parties SET ${lapsed.set} WHERE tenant = $1 AND performance = $2::uuid AND ${lapsed.when}
      AND CASE WHEN definition IS NULL THEN $3 ELSE definition = ANY ($4::uuid[]) END`,
    values: [
      tenant,
      performance.hashcode,
      isOver(map),
      general.filter(isOver).map(({ hashcode }) => hashcode),
    ],
  });
}

/** Makes the next offer; false where there is none to make. */
async function offerNext(
  transaction: Transaction,
  tools: OfferTools,
  tenant: TenantCode,
  performance: string,
): Promise<boolean> {
  const [facts] = await readFactsOf(transaction, tenant, [performance]);
  if (!facts) return false;
  await lockBestSeats(transaction, tenant, facts.map?.hashcode ?? performance);
  await lapseOffers(transaction, tenant, performance);
  await endLists(transaction, tenant, facts);
  const parties = await transaction.rows(waitingRow, {
    text: `SELECT ${waitingColumns} FROM waiting_parties w WHERE w.tenant = $1 AND w.performance = $2::uuid AND w.status = 'waiting'
      ORDER BY w.created, w.instance_id LIMIT ${maxParties} FOR UPDATE`,
    values: [tenant, performance],
  });
  if (parties.length === 0) return false;
  const { map, general } = facts;
  const plan =
    map && endOf(facts, map) !== null ? await readSoldPlan(transaction, tenant, map.hashcode) : null;
  const taken = plan && map && (await takenSeats(transaction, { tenant, seatMap: map.hashcode, hold: null }));
  const seating = plan && taken && seatingOf(facts, plan, taken);
  const found = nextOffer({ seating, places: await placesToOffer(transaction, tenant, facts) }, parties);
  if (!found) return false;
  const ticket = general.find(({ hashcode }) => hashcode === found.party.definition);
  const until = endOf(facts, ticket ?? map);
  return until !== null && makeOffer(transaction, tools, tenant, { facts, plan, ticket, until, ...found });
}

/** The free places of the general-admission tickets that can be offered now. */
async function placesToOffer(
  transaction: Transaction,
  tenant: TenantCode,
  facts: SaleFacts,
): Promise<ReadonlyMap<string, number>> {
  const { general } = facts;
  const all = general.map(({ hashcode }) => hashcode);
  if (all.length === 0) return new Map();
  const free = freePlaces(general, await usedPlaces(transaction, tenant, all, null));
  const offered = general.filter(
    (ticket) => endOf(facts, ticket) !== null && hasPrice(facts, ticket.hashcode),
  );
  return new Map(offered.map(({ hashcode }) => [hashcode, free.get(hashcode) ?? 0]));
}

/** When an offer of something that is on sale ends that is made now; null where there is none. */
function endOf(
  { performance, now }: SaleFacts,
  part: SaleFacts['general'][number] | SaleFacts['map'],
): number | null {
  if (!part || saleState(part, performance.starts_at, now) !== 'open') return null;
  const times = {
    now: Date.parse(now),
    startsAt: Date.parse(performance.starts_at),
    closes: part.sale_closes === null ? null : Date.parse(part.sale_closes),
  };
  const { offerMinutes, offerMinutesBefore, offerMinutesLeast } = saleLimits;
  return offerEnd(times, { minutes: offerMinutes, before: offerMinutesBefore, least: offerMinutesLeast });
}

/** Facts that decide where parties sit. */
export function seatingOf(facts: SaleFacts, plan: SoldPlan, taken: TakenSeats): PartySeating {
  const terms = (needsAccess: boolean) => termsOfBuyer(facts, { channel: 'online' }, needsAccess);
  const [usual, accessible] = [terms(false), terms(true)];
  return {
    layout: plan.layout,
    isFree: (seat, needsAccess) =>
      !taken.has(seat) && seatRefusal(plan.terms.get(seat), needsAccess ? accessible : usual) === null,
    isReleased: usual.isReleased,
    allowsSingles: plan.allowsSingles,
    groupOf: (seat) => plan.terms.get(seat)?.group ?? undefined,
  };
}

interface NewOffer {
  facts: SaleFacts;
  plan: SoldPlan | null;
  /** Absent where seats are offered. */
  ticket: SaleFacts['general'][number] | undefined;
  until: number;
  party: WaitingRow;
  seats: readonly string[];
}

async function makeOffer(
  transaction: Transaction,
  { mails, settings }: OfferTools,
  tenant: TenantCode,
  { facts, plan, ticket, until, party, seats }: NewOffer,
): Promise<boolean> {
  const seatMap = facts.map?.hashcode ?? '';
  const until_at = new Date(until).toISOString();
  const hold = await makeHold(transaction, tenant, {
    performance: facts.performance.hashcode,
    // Not the party's: their name is stored in one place.
    name: facts.performance.name,
    channel: 'online',
    network: `waiting ${party.hashcode}`,
    user: null,
  });
  await transaction.query({
    text: `UPDATE seat_holds SET expires_at = $3::timestamptz, is_extended = true, places = $4 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hold.hashcode, until_at, party.places],
  });
  if (ticket) {
    const claims = { tenant, hold: hold.hashcode, expiresAt: until_at };
    const wanted = [{ definition: ticket.hashcode, quantity: party.places }];
    await claimPlaces(transaction, claims, facts.general, wanted).catch((error: unknown) => {
      throw error instanceof ApiProblem ? new SeatsTaken() : error;
    });
  } else {
    const got = await claimSeats(transaction, { tenant, seatMap, hold: hold.hashcode }, seats, until_at);
    if (got.size < seats.length) throw new SeatsTaken();
  }
  await transaction.query({
    text: `UPDATE waiting_parties SET ${step('waitingParties', 'offered').set}, offered_at = now(), offered_until = $3::timestamptz, seat_hold = $4::uuid
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, party.hashcode, until_at, hold.hashcode],
  });
  const mail = offerMail(settings, tenant, {
    party,
    performance: facts.performance,
    places: ticket ? [`${ticket.name} × ${party.places}`] : seats.map((seat) => plan?.placeOf(seat) ?? seat),
    until: until_at,
    hold,
    token: await addWaitingLink(transaction, tenant, party.hashcode),
  });
  await mails.queue(transaction, tenant, mail);
  return true;
}
