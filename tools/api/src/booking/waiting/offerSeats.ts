import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/sale';
import { nextOffer, offerEnd, seatRefusal, type PartySeating } from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Transaction } from '../../database/TenantDatabase';
import type { ActionTools } from '../../sessions/actions/userAction';
import { termsOfBuyer } from '../sale/holdSeats';
import { makeHold } from '../sale/holds';
import { readFactsOf } from '../sale/readSaleFacts';
import { saleState } from '../sale/saleTimes';
import { claimSeats, lockBestSeats, takenSeats, type TakenSeats } from '../sale/seatClaims';
import type { SaleFacts } from '../sale/saleRows';
import { readSoldPlan, type SoldPlan } from '../sale/soldPlan';
import { addWaitingLink, waitingColumns, waitingRow, type WaitingRow } from './waitingRows';
import { offerMail } from './waitingMails';

export type OfferTools = Pick<ActionTools, 'database' | 'mails' | 'settings'>;

/** As many of a list are looked at; the others come later. */
const mostParties = 500;

/**
 * Offers the free seats of a performance to the parties that wait for them, in their order: each gets a hold of its own, so that no one
 * else can buy the seats meanwhile, and a mail. One transaction for each offer, which one process makes at a time.
 */
export async function offerSeats(tools: OfferTools, tenant: TenantCode, performance: string): Promise<void> {
  const database = tools.database.forTenant(tenant);
  const [list] = await database.rows(v.object({ is_waiting: v.boolean() }), {
    text: `SELECT EXISTS (SELECT FROM waiting_parties WHERE tenant = $1 AND performance = $2::uuid AND status IN ('waiting', 'offered')) AS is_waiting`,
    values: [tenant, performance],
  });
  if (!list?.is_waiting) return;
  for (let offers = 0; offers < mostParties; offers += 1) {
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
  await transaction.query({
    text: `UPDATE waiting_parties w SET status = 'lapsed' FROM seat_holds h
      WHERE w.tenant = $1 AND w.performance = $2::uuid AND w.status = 'offered' AND h.tenant = $1 AND h.hashcode = w.seat_hold
        AND (h.status = 'released' OR (h.status = 'open' AND h.expires_at <= clock_timestamp()))`,
    values: [tenant, performance],
  });
}

/** Nothing is sold any more: no one waits. */
async function endList(transaction: Transaction, tenant: TenantCode, performance: string): Promise<false> {
  await transaction.query({
    text: `UPDATE waiting_parties SET status = 'lapsed' WHERE tenant = $1 AND performance = $2::uuid AND status = 'waiting'`,
    values: [tenant, performance],
  });
  return false;
}

/** Makes the next offer; false where there is none to make. */
async function offerNext(
  transaction: Transaction,
  tools: OfferTools,
  tenant: TenantCode,
  performance: string,
): Promise<boolean> {
  const [facts] = await readFactsOf(transaction, tenant, [performance]);
  if (!facts?.map) return false;
  await lockBestSeats(transaction, tenant, facts.map.hashcode);
  await lapseOffers(transaction, tenant, performance);
  const state = saleState(facts.map, facts.performance.starts_at, facts.now);
  if (state === 'closed') return endList(transaction, tenant, performance);
  const until = endOf(facts);
  const plan = await readSoldPlan(transaction, tenant, facts.map.hashcode);
  if (state !== 'open' || until === null || !plan) return false;
  const parties = await transaction.rows(waitingRow, {
    text: `SELECT ${waitingColumns} FROM waiting_parties w WHERE w.tenant = $1 AND w.performance = $2::uuid AND w.status = 'waiting'
      ORDER BY w.created, w.instance_id LIMIT ${mostParties} FOR UPDATE`,
    values: [tenant, performance],
  });
  const place = { tenant, seatMap: facts.map.hashcode, hold: null };
  const found = nextOffer(seatingOf(facts, plan, await takenSeats(transaction, place)), parties);
  if (!found) return false;
  return makeOffer(transaction, tools, tenant, { facts, plan, until, ...found });
}

function endOf({ performance, map, now }: SaleFacts): number | null {
  const closes = map?.sale_closes ?? null;
  const times = {
    now: Date.parse(now),
    startsAt: Date.parse(performance.starts_at),
    closes: closes === null ? null : Date.parse(closes),
  };
  const { offerMinutes, offerMinutesBefore, offerMinutesLeast } = saleLimits;
  return offerEnd(times, { minutes: offerMinutes, before: offerMinutesBefore, least: offerMinutesLeast });
}

/** What decides where parties sit. */
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
  plan: SoldPlan;
  until: number;
  party: WaitingRow;
  seats: readonly string[];
}

async function makeOffer(
  transaction: Transaction,
  { mails, settings }: OfferTools,
  tenant: TenantCode,
  { facts, plan, until, party, seats }: NewOffer,
): Promise<boolean> {
  const seatMap = facts.map?.hashcode ?? '';
  const until_at = new Date(until).toISOString();
  const hold = await makeHold(transaction, tenant, {
    performance: facts.performance.hashcode,
    name: party.name,
    channel: 'online',
    network: `waiting ${party.hashcode}`,
    user: null,
  });
  await transaction.query({
    text: `UPDATE seat_holds SET expires_at = $3::timestamptz, is_extended = true, places = $4 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hold.hashcode, until_at, seats.length],
  });
  const got = await claimSeats(transaction, { tenant, seatMap, hold: hold.hashcode }, seats, until_at);
  if (got.size < seats.length) throw new SeatsTaken();
  await transaction.query({
    text: `UPDATE waiting_parties SET status = 'offered', offered_at = now(), offered_until = $3::timestamptz, seat_hold = $4::uuid
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, party.hashcode, until_at, hold.hashcode],
  });
  const mail = offerMail(settings, tenant, {
    party,
    performance: facts.performance,
    places: seats.map((seat) => plan.placeOf(seat)),
    until: until_at,
    hold,
    token: await addWaitingLink(transaction, tenant, party.hashcode),
  });
  await mails.queue(transaction, tenant, mail);
  return true;
}
