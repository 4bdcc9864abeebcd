import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { saleLimits, type Hold, type SeatRefusal } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { bestSeats, leftSingles, seatRefusal, saleState } from '@callboard/domain/booking';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { useAdmission } from '../queue/admission';
import { claimPlaces, type WantedPlaces } from './generalClaims';
import { holdOf, lockHold, makeHold, moveHold, presentHold, type HoldKey, type OpenHold } from './holds';
import { hasPrice } from './prices';
import { readSaleFacts } from './readSaleFacts';
import {
  claimFreeSeats,
  claimSeats,
  dropSeats,
  lockBestSeats,
  refusedSeats,
  takenSeats,
  type TakenSeats,
} from './seatClaims';
import type { SaleFacts } from './saleRows';
import { readSoldPlan, type SoldPlan } from './soldPlan';
import { termsOfBuyer } from './termsOfBuyer';
import { checkUnpaid, lockUnpaid, type UnpaidBuyer } from './unpaidPlaces';

/** Buyer, and the place of sale. */
export interface SaleBuyer extends UnpaidBuyer {
  /** True if a buyer is not behind the waiting list, which is offered what is free first. @default true */
  isServed?: boolean;
}

/** Parties of the waiting list are served before this buyer: there is no hold yet. */
export class WaitingListFirst extends Error {}

interface Selling {
  /** The buyer's place in the queue; null where buyers do not queue. */
  place: string | null;
  facts: SaleFacts;
  plan: SoldPlan | null;
  seatMap: string | null;
}

/**
 * Holds exactly these seats and places, or none of them.
 *
 * @throws ApiProblem 409 with each seat that cannot be had, and why
 */
export async function holdSeats(
  transaction: Transaction,
  buyer: SaleBuyer,
  input: ParsedInputOf<'holdSeats'>,
): Promise<Hold> {
  await lockUnpaid(transaction, buyer);
  const selling = await readSelling(transaction, buyer, input);
  const seats = [...new Set(input.seats)];
  checkNumber(selling, buyer, seats.length + placesIn(input.general));
  checkGeneral(selling, buyer, input.general);
  const places = seats.length + placesIn(input.general);
  const hold = await holdFor(transaction, buyer, selling, input.hold, places);
  const { plan, seatMap } = selling;
  if (seats.length > 0 && !plan) throw refusedAction(sentences.notOnSale(), {}, 409);
  if (plan && seatMap !== null) {
    const place = { tenant: buyer.tenant, seatMap, hold: hold.hashcode };
    if (input.hold) await dropSeats(transaction, place, seats);
    if (seats.length > 0)
      await takeSeats(transaction, { ...selling, plan }, buyer, { ...place, hold }, input);
  }
  const claims = { tenant: buyer.tenant, hold: hold.hashcode, expiresAt: hold.expires_at };
  if (input.hold || input.general.length > 0)
    await claimPlaces(transaction, claims, selling.facts.general, merged(input.general));
  // A new hold has what was just claimed.
  const made = input.hold
    ? await presentHold(transaction, buyer.tenant, hold, hold.secret, plan)
    : holdOf(hold, hold.secret, plan, { seats: seats.toSorted(), general: merged(input.general) });
  await checkUnpaid(transaction, buyer, selling.facts, plan);
  return made;
}

/** Holds the best seats for a party. What the hold has of general admission stays. */
export async function holdBest(
  transaction: Transaction,
  buyer: SaleBuyer,
  input: ParsedInputOf<'holdBest'>,
): Promise<Hold> {
  await lockUnpaid(transaction, buyer);
  const selling = await readSelling(transaction, buyer, input);
  const { plan, seatMap } = selling;
  checkNumber(selling, buyer, input.quantity);
  const { map } = selling.facts;
  if (!plan || !map || seatMap === null || !isOpen(map, selling.facts, buyer))
    throw refusedAction(sentences.notOnSale(), {}, 409);
  await lockBestSeats(transaction, buyer.tenant, seatMap);
  const hold = await holdFor(transaction, buyer, selling, input.hold);
  const place = { tenant: buyer.tenant, seatMap, hold: hold.hashcode };
  const terms = termsOfBuyer(selling.facts, buyer, input.is_accessible);
  const lost = new Set<string>();
  // A buyer who selects by hand can still be faster: then the next best ones are taken.
  for (let tries = 0; tries < 5; tries += 1) {
    const taken = await takenSeats(transaction, place);
    const isFree = (seat: string) => {
      const term = plan.terms.get(seat);
      const isInGroup = input.group === undefined || term?.group === input.group;
      return isInGroup && !taken.has(seat) && !lost.has(seat) && seatRefusal(term, terms) === null;
    };
    const best = bestSeats(plan.layout, isFree, input.quantity, {
      accessible: input.is_accessible ? 1 : 0,
      isReleased: terms.isReleased,
    });
    if (!best) break;
    const seats = best.groups.flat();
    await dropSeats(transaction, place, seats);
    const got = await claimSeats(transaction, place, seats, hold.expires_at);
    if (got.size === seats.length) {
      const made = await presentHold(transaction, buyer.tenant, hold, hold.secret, plan);
      checkNumber(selling, buyer, made.seats.length + placesIn(made.general));
      await checkUnpaid(transaction, buyer, selling.facts, plan);
      return { ...made, is_split: best.isSplit };
    }
    for (const seat of seats) if (!got.has(seat)) lost.add(seat);
  }
  throw refusedAction(sentences.seatsNotEnough(), {}, 409);
}

async function readSelling(
  transaction: Transaction,
  { tenant, channel, isServed = true }: SaleBuyer,
  input: Pick<ParsedInputOf<'holdSeats'>, 'performance' | 'queue' | 'hold'>,
): Promise<Selling> {
  const facts = await readSaleFacts(transaction, tenant, input.performance);
  if (facts.is_waiting && !isServed) throw new WaitingListFirst();
  const { performance } = facts;
  const isNewHold = input.hold === undefined;
  const admission = { tenant, channel, performance, token: input.queue, isNewHold };
  const place = await useAdmission(transaction, admission);
  const plan = facts.map && (await readSoldPlan(transaction, tenant, facts.map.hashcode, facts.map.stamp));
  return { place, facts, plan, seatMap: facts.map?.hashcode ?? null };
}

/** The office sells also what the public cannot buy yet, until the performance began. */
function isOpen(
  part: Parameters<typeof saleState>[0],
  { performance, now }: SaleFacts,
  { channel }: SaleBuyer,
): boolean {
  const state = saleState(part, performance.starts_at, now);
  if (channel === 'online') return state === 'open';
  return part.status !== 'closed' && part.status !== 'planned';
}

function checkNumber({ facts }: Selling, { channel }: SaleBuyer, places: number): void {
  // The limit of a seat map is one of the shop: a school can buy more at the box office.
  const most = (channel === 'online' && facts.map?.most_in_order) || saleLimits.places;
  if (places > most) throw refusedAction(sentences.seatsTooMany({ most }));
  if (places === 0) throw refusedAction(sentences.wrongHold());
}

function checkGeneral({ facts }: Selling, buyer: SaleBuyer, wanted: readonly WantedPlaces[]): void {
  for (const { definition } of wanted) {
    const ticket = facts.general.find(({ hashcode }) => hashcode === definition);
    if (!ticket || !isOpen(ticket, facts, buyer)) throw refusedAction(sentences.notOnSale(), {}, 409);
    if (!hasPrice(facts, definition)) throw refusedAction(sentences.noPriceForTicket(), {}, 409);
  }
}

/** Claims the seats that a buyer picked, where the rules let each of them go. */
async function takeSeats(
  transaction: Transaction,
  { facts, plan }: Selling & { plan: SoldPlan },
  buyer: SaleBuyer,
  { tenant, seatMap, hold }: { tenant: TenantCode; seatMap: string; hold: OpenHold },
  input: Pick<ParsedInputOf<'holdSeats'>, 'seats' | 'is_accessible'>,
): Promise<void> {
  if (!facts.map || !isOpen(facts.map, facts, buyer)) throw refusedAction(sentences.notOnSale(), {}, 409);
  const place = { tenant, seatMap, hold: hold.hashcode };
  const seats = [...new Set(input.seats)];
  const terms = termsOfBuyer(facts, buyer, input.is_accessible);
  const ruleOf = (seat: string) => seatRefusal(plan.terms.get(seat), terms);
  if (seats.some((seat) => ruleOf(seat) !== null)) {
    const others = await takenSeats(transaction, place, seats);
    refuse(plan, seats, (seat) => ruleOf(seat) ?? others.get(seat) ?? null);
  }
  const near = seats.flatMap((seat) => plan.layout.blockOf.get(seat)?.seats.map(({ id }) => id) ?? seat);
  const { taken, got } = await claimFreeSeats(transaction, place, seats, [...new Set(near)], hold.expires_at);
  refuse(plan, seats, (seat) => taken.get(seat) ?? null);
  if (got.size < seats.length) {
    // Another buyer was faster by a moment.
    const others = await takenSeats(transaction, place, seats);
    refuse(plan, seats, (seat) => (got.has(seat) ? null : (others.get(seat) ?? 'held')));
  }
  if (plan.allowsSingles || buyer.channel !== 'online') return;
  const singlesWith = (known: TakenSeats) =>
    leftSingles(
      plan.layout,
      (seat) => !known.has(seat) && seatRefusal(plan.terms.get(seat), terms) === null,
      new Set(seats),
      {
        isReleased: terms.isReleased,
        groupOf: ({ id }) => plan.terms.get(id)?.group ?? undefined,
      },
    );
  // A selection that leaves no single seat with the rest of the hall free leaves none with less of it free: most need not know the rest.
  if (singlesWith(taken).length === 0) return;
  refuse(plan, singlesWith(await takenSeats(transaction, place)), () => 'leaves_single');
}

function refuse(
  plan: SoldPlan,
  seats: readonly string[],
  reasonOf: (seat: string) => SeatRefusal | null,
): void {
  const refused = refusedSeats(seats, reasonOf, plan.placeOf);
  if (refused.length > 0) throw refusedAction(sentences.seatsNotFree(), { seats: refused }, 409);
}

/** The hold that the caller has for this performance, or a new one. */
async function holdFor(
  transaction: Transaction,
  buyer: SaleBuyer,
  { place, facts: { performance } }: Selling,
  key: HoldKey | undefined,
  places = 0,
): Promise<OpenHold & { secret: string }> {
  if (!key) {
    return makeHold(transaction, buyer.tenant, {
      performance: performance.hashcode,
      name: performance.name,
      places,
      place,
      ...buyer,
    });
  }
  const hold = await lockHold(transaction, buyer.tenant, key);
  if (hold.performance !== performance.hashcode || hold.channel !== buyer.channel)
    throw refusedAction(sentences.holdGone(), {}, 409);
  if (buyer.channel === 'online') await moveHold(transaction, buyer.tenant, hold.hashcode, buyer.network);
  return { ...hold, secret: key.secret };
}

function merged(wanted: readonly WantedPlaces[]): WantedPlaces[] {
  const sums = new Map<string, number>();
  for (const { definition, quantity } of wanted) sums.set(definition, (sums.get(definition) ?? 0) + quantity);
  return [...sums].map(([definition, quantity]) => ({ definition, quantity }));
}

function placesIn(wanted: readonly WantedPlaces[]): number {
  return wanted.reduce((sum, { quantity }) => sum + quantity, 0);
}
