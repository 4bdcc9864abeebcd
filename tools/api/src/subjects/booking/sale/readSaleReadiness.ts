import type { TenantCode } from '@callboard/api-contract';
import type { SaleCheck, SaleReadiness } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import {
  announcedStatuses,
  countOffer,
  hasPriceAt,
  looseCategories,
  planRefusals,
  saleReadiness,
} from '@callboard/domain/booking';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { rowsOf, termsOf } from './prices';
import { onlineMethods, usualPrices } from './readProgramme';
import { readPreparedSale } from './readSaleFacts';
import type { SaleFacts } from './saleRows';
import { readSoldPlan, type SoldPlan } from './soldPlan';

/** Reads the checks of each part of a performance that a stranger can buy. */
export async function readSaleReadiness(
  queries: Queries,
  tenant: TenantCode,
  performance: string,
): Promise<SaleReadiness> {
  const facts = await readPreparedSale(queries, tenant, performance);
  const plan = facts.map && (await readSoldPlan(queries, tenant, facts.map.hashcode));
  const { map, general } = facts;
  return {
    parts: [
      ...(map
        ? [{ ...partOf(map), collection: 'seatMaps' as const, checks: checksOfSeats(facts, plan) }]
        : []),
      ...general.map((ticket) => ({
        ...partOf(ticket),
        collection: 'generalAdmissionDefinitions' as const,
        checks: checksOfPlaces(facts, ticket),
      })),
    ],
  };
}

/**
 * Refuses to open the sale of a seat map or of a general-admission ticket before a stranger could buy.
 *
 * @throws ApiProblem 409 with what is missing first
 */
export async function refuseUnready(
  queries: Queries,
  tenant: TenantCode,
  { performance, hashcode }: { performance: string; hashcode: string },
): Promise<void> {
  const { parts } = await readSaleReadiness(queries, tenant, performance);
  const checks = parts.find((part) => part.hashcode === hashcode)?.checks ?? [];
  const missing = checks.find(({ state }) => state === 'missing');
  const refusal = missing?.why && refusals[missing.why];
  if (refusal) throw refusedAction(refusal(), { checks }, 409);
}

type Refusal = (typeof sentences)[
  | 'saleWithoutPlan'
  | 'saleWithoutGroups'
  | 'saleWithoutPlaces'
  | 'saleWithoutPrices'
  | 'saleWithoutTax'
  | 'saleWithoutPayment'];

/** The sentence of each reason that refuses an opening; that of labels twice comes before, with the labels. */
const refusals: Readonly<Partial<Record<NonNullable<SaleCheck['why']>, Refusal>>> = {
  no_plan: sentences.saleWithoutPlan,
  no_groups: sentences.saleWithoutGroups,
  no_places: sentences.saleWithoutPlaces,
  no_prices: sentences.saleWithoutPrices,
  no_tax: sentences.saleWithoutTax,
  no_payment: sentences.saleWithoutPayment,
};

function partOf({ hashcode, name, status }: { hashcode: string; name: string; status: string }) {
  return { hashcode, name, status };
}

function checksOfSeats(facts: SaleFacts, sold: SoldPlan | null): SaleCheck[] {
  const terms = sold?.terms ?? new Map<string, never>();
  const groups = [...new Set([...terms.values()].flatMap(({ group }) => group ?? []))];
  const { priced, untaxed } = pricedOf(facts, groups);
  const counts = countOffer(terms, (group) => priced.has(group));
  return saleReadiness({
    ...sharedFacts(facts, facts.map),
    seats: {
      hasPlan: sold !== null,
      doubleLabels: sold ? planRefusals(sold.plan).length : 0,
      counts,
      looseCategories: sold ? looseCategories(sold.plan, sold.offer) : 0,
    },
    hasPlaces: true,
    forSale: counts.forSale,
    unpriced: groups.length - priced.size - untaxed,
    untaxed,
  });
}

function checksOfPlaces(facts: SaleFacts, ticket: SaleFacts['general'][number]): SaleCheck[] {
  const { priced, untaxed } = pricedOf(facts, [ticket.hashcode]);
  const places = ticket.capacity ?? ticket.group_capacity ?? 0;
  return saleReadiness({
    ...sharedFacts(facts, ticket),
    seats: null,
    hasPlaces: places > 0,
    forSale: priced.size > 0 ? places : 0,
    unpriced: 0,
    untaxed,
  });
}

/** Groups and tickets that a stranger can pay for, and the number of those whose tax no one named. */
function pricedOf(
  facts: SaleFacts,
  all: readonly string[],
): { priced: ReadonlySet<string>; untaxed: number } {
  const offered = new Set(usualPrices(facts).map(({ of }) => of));
  const untaxed = all.filter((of) => hasPriceAt(rowsOf(facts), of, facts.now) && termsOf(facts, of) === null);
  return { priced: new Set(all.filter((of) => offered.has(of))), untaxed: untaxed.length };
}

function sharedFacts(
  facts: SaleFacts,
  times: { sale_opens: string | null; sale_closes: string | null } | null,
) {
  const { performance, prices } = facts;
  return {
    pricesInOtherCurrency: prices.length - rowsOf(facts).length,
    saleOpens: times?.sale_opens ?? null,
    saleCloses: times?.sale_closes ?? null,
    startsAt: performance.starts_at,
    isAnnounced: announcedStatuses.includes(performance.status),
    isFree: usualPrices(facts).every(({ amount }) => amount === 0),
    paymentMethods: onlineMethods(facts).length,
  };
}
