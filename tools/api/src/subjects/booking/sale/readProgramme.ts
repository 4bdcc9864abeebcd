import type { TenantCode } from '@callboard/api-contract';
import {
  saleLimits,
  seatStates,
  type SaleChannel,
  type SaleOffer,
  type SalePerformance,
  type SaleSeats,
  type SeatState,
} from '@callboard/api-contract/booking';
import type { ParsedQueryInputOf } from '@callboard/api-contract/queries';
import {
  isAccessReleased,
  saleState,
  saleStateOf,
  seatRefusal,
  transferUntil,
  type SaleState,
} from '@callboard/domain/booking';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import { isQueued } from '../queue/queueRows';
import { freePlaces, usedPlaces } from './generalClaims';
import { termsOfBuyer } from './termsOfBuyer';
import { offeredMerchandise } from './merchandise';
import { currencyOf, hasPrice, priceIn } from './prices';
import {
  announcedSql,
  factsOfPerformance,
  performanceSql,
  readFactsOf,
  readSaleFacts,
} from './readSaleFacts';
import type { SaleFacts } from './saleRows';
import { takenSeatsOf, type TakenSeats } from './seatClaims';
import { readSoldPlan, readSoldPlans, type SoldPlan } from './soldPlan';

/** As many performances as one page lists. */
const maxPerformances = 60;

const hashcodeRow = v.object({ hashcode: v.string() });

/** The performances with something to sell, soonest first. */
export async function readProgramme(
  queries: Queries,
  tenant: TenantCode,
  { search, region, event }: ParsedQueryInputOf<'saleProgramme'>,
): Promise<SalePerformance[]> {
  const rows = await queries.rows(hashcodeRow, {
    text: `SELECT q.hashcode FROM (${performanceSql} AND ${announcedSql}) q
      WHERE q.starts_at > now()
        AND (EXISTS (SELECT FROM seat_maps m WHERE m.tenant = $1 AND m.performance = q.hashcode AND m.plan_version IS NOT NULL AND m.status <> 'closed')
          OR EXISTS (SELECT FROM general_admission_definitions d WHERE d.tenant = $1 AND d.performance = q.hashcode AND d.status <> 'closed'))
        AND ($2::text IS NULL OR position(callboard_plain($2) IN callboard_plain(concat_ws(' ', q.name, q.event, q.venue, q.city))) > 0)
        AND ($3::text IS NULL OR q.region = $3)
        AND ($4::uuid IS NULL OR EXISTS (SELECT FROM performances f WHERE f.tenant = $1 AND f.hashcode = q.hashcode AND f.event = $4::uuid))
      ORDER BY q.starts_at, q.hashcode LIMIT ${maxPerformances}`,
    values: [tenant, search?.trim() || null, region ?? null, event ?? null],
  });
  const facts = await readFactsOf(
    queries,
    tenant,
    rows.map(({ hashcode }) => hashcode),
  );
  const availability = await readAvailability(queries, tenant, facts);
  return facts.flatMap((each, index) => {
    const own = availability[index];
    return own ? [presentPerformance(each, own)] : [];
  });
}

/** Free places of a performance: its seats with who has them, and the places of each general-admission ticket. */
interface Availability {
  plan: SoldPlan | null;
  taken: TakenSeats;
  places: ReadonlyMap<string, number>;
}

/** Reads what is free of several performances, in their order. */
export async function readAvailability(
  queries: Queries,
  tenant: TenantCode,
  all: readonly SaleFacts[],
): Promise<Availability[]> {
  const maps = all.flatMap(({ map }) => (map ? [map.hashcode] : []));
  const general = all.flatMap((facts) => facts.general.map(({ hashcode }) => hashcode));
  const [plans, taken, used] = await Promise.all([
    readSoldPlans(queries, tenant, maps),
    takenSeatsOf(queries, tenant, maps),
    usedPlaces(queries, tenant, general, null),
  ]);
  return all.map((facts) => ({
    plan: plans.get(facts.map?.hashcode ?? '') ?? null,
    taken: taken.get(facts.map?.hashcode ?? '') ?? new Map(),
    places: freePlaces(facts.general, used),
  }));
}

/**
 * The free places of each price group and general-admission ticket that is sold as the performance is: while one part is open, what is
 * paused or yet to open cannot be bought. The office sells what is paused too.
 */
function freeIn(
  facts: SaleFacts,
  { plan, taken, places }: Availability,
  channel: SaleChannel,
): ReadonlyMap<string, number> {
  const { map, general, performance, now } = facts;
  const state = stateOfSale(facts);
  const isPart = (part: NonNullable<typeof map> | (typeof general)[number]) =>
    channel === 'online'
      ? saleState(part, performance.starts_at, now) === state
      : part.status === 'on_sale' || part.status === 'paused';
  const free = new Map<string, number>();
  const sold = general.filter((ticket) => isPart(ticket) && hasPrice(facts, ticket.hashcode));
  for (const { hashcode } of sold) free.set(hashcode, places.get(hashcode) ?? 0);
  if (!plan || !map || !isPart(map)) return free;
  const stateOf = createStateOf(facts, plan, taken, channel);
  for (const seat of plan.seats) {
    const group = plan.terms.get(seat)?.group;
    if (group != null && stateOf(seat) === 'free') free.set(group, (free.get(group) ?? 0) + 1);
  }
  return free;
}

function stateOfSale({ map, general, performance, now }: SaleFacts): SaleState {
  return saleStateOf([...(map ? [map] : []), ...general], performance.starts_at, now);
}

/** A performance as the shop lists it. */
export function presentPerformance(
  facts: SaleFacts,
  availability: Availability,
  channel: SaleChannel = 'online',
): SalePerformance {
  const freeOf = freeIn(facts, availability, channel);
  const free = sumOf(freeOf);
  const { performance, map, general } = facts;
  const state = stateOfSale(facts);
  const prices = usualPrices(facts);
  const buyable = prices.filter(({ of }) => (freeOf.get(of) ?? 0) > 0);
  const offered = free > 0 ? buyable : prices;
  const single = withoutSets(facts, offered);
  return {
    ...factsOfPerformance(performance),
    has_queue: isQueued(performance),
    doors_at: null,
    sale: state === 'open' && free === 0 ? withoutFree(facts) : state,
    sale_opens: earliest([map, ...general].map((part) => part?.sale_opens ?? null)),
    sale_closes: map?.sale_closes ?? null,
    from_price: single.length === 0 ? null : Math.min(...single.map(({ amount }) => amount)),
    currency: currencyOf(facts),
    free,
  };
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, each) => sum + each, 0);
}

/** The state of an open sale with nothing left to buy: it is yet to come where nothing has a price. */
function withoutFree(facts: SaleFacts): 'sold_out' | 'coming' {
  const { groups, general } = facts;
  return [...groups, ...general].some(({ hashcode }) => hasPrice(facts, hashcode)) ? 'sold_out' : 'coming';
}

function earliest(instants: readonly (string | null)[]): string | null {
  return instants.filter((instant) => instant !== null).sort()[0] ?? null;
}

/** Prices of each kind of ticket where it can be bought: complimentary ones only at the office. */
export function pricesOf(facts: SaleFacts, channel: SaleChannel = 'online'): SaleOffer['prices'] {
  const types = facts.types.filter(({ is_complimentary }) => !is_complimentary || channel !== 'online');
  const seats = facts.groups.flatMap(({ hashcode: group }) =>
    // A seat is for one person.
    types
      .filter(({ people }) => people === 1)
      .map((type) => ({ of: group, type, chain: priceIn(facts, { group, by: 'category' }, type.hashcode) })),
  );
  const places = facts.general.flatMap(({ hashcode: definition }) =>
    types
      .filter((type) => !type.is_companion)
      .map((type) => ({ of: definition, type, chain: priceIn(facts, { definition }, type.hashcode) })),
  );
  return [...seats, ...places].flatMap(({ of, type, chain }) =>
    chain ? [{ of, price_type: type.hashcode, amount: chain.total, fee: chain.fee, tax: chain.tax }] : [],
  );
}

/** The same without those of companions: what a seat costs by itself. */
export function usualPrices(facts: SaleFacts): SaleOffer['prices'] {
  const companions = new Set(facts.types.filter((type) => type.is_companion).map(({ hashcode }) => hashcode));
  return pricesOf(facts).filter(({ price_type }) => !companions.has(price_type));
}

/** The prices of tickets that can be bought one by one; all of them where none can. */
function withoutSets({ types }: SaleFacts, prices: SaleOffer['prices']): SaleOffer['prices'] {
  const sets = new Set(types.filter(isForSeveral).map(({ hashcode }) => hashcode));
  const single = prices.filter(({ price_type }) => !sets.has(price_type));
  return single.length > 0 ? single : prices;
}

/** All that a buyer's page needs, but for the drawing and the states of seats. */
export async function readSaleOffer(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<SaleOffer> {
  const facts = await readSaleFacts(queries, tenant, hashcode);
  const { performance, map, groups, types, general, now } = facts;
  const [availability] = await readAvailability(queries, tenant, [facts]);
  if (!availability) throw new Error('Each performance has an availability.');
  const { plan, places } = availability;
  const hours = map?.accessible_release_hours;
  const startsAt = Date.parse(performance.starts_at);
  return {
    performance: presentPerformance(facts, availability),
    address: performance.address,
    seat_map: plan && map ? map.hashcode : null,
    plan_version: plan && map ? map.plan_version : null,
    groups: groups.map(({ hashcode: group, name, position }) => ({
      hashcode: group,
      name,
      position: position ?? 0,
    })),
    price_types: types
      .filter(({ is_complimentary }) => !is_complimentary)
      .map(({ is_complimentary: _, code, ...type }) => ({ ...type, needs_code: code !== null })),
    prices: pricesOf(facts),
    general: general
      .filter(({ status }) => status !== 'closed')
      .map((ticket) => ({
        hashcode: ticket.hashcode,
        name: ticket.name,
        free: places.get(ticket.hashcode) ?? 0,
        is_on_sale:
          saleState(ticket, performance.starts_at, now) === 'open' && hasPrice(facts, ticket.hashcode),
      })),
    seat_types: plan ? [...plan.codes] : [],
    tax_name: [...groups, ...general].find(({ terms }) => terms?.tax)?.terms?.tax?.name ?? null,
    has_fees: [...groups, ...general].some(({ terms }) => (terms?.fee ?? 0) > 0),
    most_in_order: map?.most_in_order ?? saleLimits.places,
    merchandise: await offeredMerchandise(queries, tenant, {
      event: performance.event_hashcode,
      currency: currencyOf(facts),
    }),
    payment_methods: onlineMethods(facts).map(({ is_online: _, ...method }) => method),
    is_accessible_released:
      hours != null && isAccessReleased({ accessible_release_hours: hours }, startsAt, Date.parse(now)),
  };
}

/** How a stranger can pay. */
export function onlineMethods(facts: SaleFacts): SaleFacts['methods'] {
  return facts.methods.filter(
    ({ is_online, kind }) =>
      is_online && (kind === 'card' || (kind === 'bank_transfer' && hasTransferTime(facts))),
  );
}

/** A bank transfer needs time to arrive. */
export function hasTransferTime({ performance, now }: Pick<SaleFacts, 'performance' | 'now'>): boolean {
  return transferUntil(Date.parse(performance.starts_at), Date.parse(now)) !== null;
}

const letters = '0123456789abcdefghijklmnopqrstuvwxy';

/** The states of the seats as the shop draws them. A seat for wheelchairs is free: who needs one asks for it. */
export async function readSaleSeats(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
  channel: SaleChannel = 'online',
): Promise<SaleSeats> {
  const facts = await readSaleFacts(queries, tenant, hashcode);
  const plan = facts.map && (await readSoldPlan(queries, tenant, facts.map.hashcode));
  if (!plan || !facts.map) throw notFound();
  const taken = await takenSeatsOf(queries, tenant, [facts.map.hashcode]);
  return statesOf(facts, plan, taken.get(facts.map.hashcode) ?? new Map(), channel);
}

function statesOf(facts: SaleFacts, plan: SoldPlan, taken: TakenSeats, channel: SaleChannel): SaleSeats {
  const stateOf = createStateOf(facts, plan, taken, channel);
  const groupAt = new Map(facts.groups.map(({ hashcode }, index) => [hashcode, letters[index] ?? 'z']));
  const typeAt = new Map(plan.codes.map(({ hashcode }, index) => [hashcode, letters[index] ?? 'z']));
  let [states, groups, types, free] = ['', '', '', 0];
  for (const seat of plan.seats) {
    const term = plan.terms.get(seat);
    const state = stateOf(seat);
    if (state === 'free') free += 1;
    states += seatStates[state];
    groups += groupAt.get(term?.group ?? '') ?? 'z';
    types += typeAt.get(term?.code ?? '') ?? 'z';
  }
  return { states, groups, types, free };
}

/** State of each seat of a plan for a buyer of a channel. */
function createStateOf(
  facts: SaleFacts,
  plan: SoldPlan,
  taken: TakenSeats,
  channel: SaleChannel,
): (seat: string) => SeatState {
  const terms = termsOfBuyer(facts, { channel }, true);
  return (seat) =>
    seatRefusal(plan.terms.get(seat), terms) === null ? (taken.get(seat) ?? 'free') : 'closed';
}

// It was checked when it was published, and never changes.
const planRow = v.object({ content: v.looseObject({}) });

/** The drawing of a version that a performance is sold by. */
export async function readSalePlan(
  queries: Queries,
  tenant: TenantCode,
  version: string,
): Promise<v.InferOutput<typeof planRow>['content']> {
  const [row] = await queries.rows(planRow, {
    text: `SELECT f.content FROM floor_plan_versions f WHERE f.tenant = $1 AND f.hashcode = $2::uuid
      AND EXISTS (SELECT FROM seat_maps m JOIN performances p ON p.tenant = m.tenant AND p.hashcode = m.performance
        WHERE m.tenant = $1 AND m.plan_version = f.hashcode AND ${announcedSql})`,
    values: [tenant, version],
  });
  if (!row) throw notFound();
  return row.content;
}

/** A price that one buyer of one ticket cannot have. */
function isForSeveral({ set_size, min_count, code }: SaleFacts['types'][number]): boolean {
  return (set_size ?? min_count ?? code) !== null;
}
