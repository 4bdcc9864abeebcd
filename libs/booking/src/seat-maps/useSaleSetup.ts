import { queries } from '@callboard/api-client/actions';
import { collections, type Loaded } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { type FloorPlan, emptyOffer, type SaleCheck, type SeatOffer } from '@callboard/api-contract/booking';
import type { ListFilter } from '@callboard/api-contract/lists';
import {
  countOffer,
  hasPriceAt,
  pricesIn,
  saleCurrency,
  seatTerms,
  type OfferCounts,
  type PriceRow,
  type PriceTerms,
  type SeatTerm,
} from '@callboard/domain/booking';
import { defaultCurrency } from '@callboard/domain/money';
import { useState } from 'react';

/** Everything that the sale of a performance is prepared from. */
export interface SaleSetup {
  map: RecordOf<'seatMaps'>;
  performance: RecordOf<'performances'>;
  plan: FloorPlan | undefined;
  offer: SeatOffer;
  groups: readonly RecordOf<'performancePriceGroups'>[];
  types: readonly RecordOf<'priceTypes'>[];
  seatTypes: readonly RecordOf<'seatMapCodes'>[];
  prices: readonly RecordOf<'seatPrices'>[];
  rows: readonly PriceRow[];
  /** The fee and tax of a price group. */
  termsOf: (group: string) => PriceTerms | null;
  /** When it was read. */
  at: string;
  terms: ReadonlyMap<string, SeatTerm>;
  counts: OfferCounts;
  checks: readonly SaleCheck[];
}

const whole = { pageSize: limits.maxPageSize } as const;
const active: ListFilter[] = [{ field: 'status', operator: 'eq', value: 'active' }];

/** Reads what the sale of a performance needs, from seven collections and the server's own check. */
export function useSaleSetup(map: RecordOf<'seatMaps'>): Loaded<SaleSetup> {
  const [at] = useState(() => new Date().toISOString());
  const ofPerformance: ListFilter[] = [
    { field: 'performance', operator: 'eq', value: map.performance.hashcode },
  ];
  const performance = collections.performances.useGet(map.performance.hashcode);
  const version = collections.floorPlanVersions.useGet(map.plan_version?.hashcode);
  const groups = collections.performancePriceGroups.useList({
    ...whole,
    filters: ofPerformance,
    ordering: ['position', 'name'],
  });
  const hashcodes = groups.data?.results.map(({ hashcode }) => hashcode) ?? [];
  const prices = collections.seatPrices.useList(
    { ...whole, filters: [{ field: 'price_group', operator: 'in', value: hashcodes }] },
    { skip: hashcodes.length === 0 },
  );
  const types = collections.priceTypes.useList({ ...whole, filters: active, ordering: ['name'] });
  const seatTypes = collections.seatMapCodes.useList({ ...whole, filters: active, ordering: ['name'] });
  const readiness = queries.saleReadiness.useQuery({ performance: map.performance.hashcode });
  const pricePlans = collections.pricePlans.useList(whole);
  const taxes = collections.taxes.useList(whole);
  const reads = [performance, groups, types, seatTypes, readiness, pricePlans, taxes];
  const optional = [...(map.plan_version ? [version] : []), ...(hashcodes.length > 0 ? [prices] : [])];
  const every = [...reads, ...optional];
  return {
    data: every.every(({ data }) => data !== undefined) ? build() : undefined,
    problem: every.find(({ problem }) => problem)?.problem,
    isLoading: every.some(({ isLoading }) => isLoading),
    isFetching: every.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of every) refetch();
    },
  };

  function build(): SaleSetup | undefined {
    if (!performance.data) return undefined;
    const plan = version.data?.content;
    const offer = map.offer ?? emptyOffer;
    const priced = prices.data?.results ?? [];
    const known = groups.data?.results ?? [];
    const all = priced.map(toRow);
    // As the server does: that of the first group with terms.
    const usual = known.map(planOf).find((plan) => plan !== undefined)?.currency;
    const rows = pricesIn(all, saleCurrency(all, usual ?? defaultCurrency));
    const kinds = new Map(seatTypes.data?.results.map(({ hashcode, kind }) => [hashcode, kind]));
    const terms = plan ? seatTerms(plan, offer, kinds) : new Map<string, SeatTerm>();
    const withPrice = new Set(hashcodes.filter((group) => hasPriceAt(rows, group, at)));
    const counts = countOffer(terms, (group) => withPrice.has(group));
    return {
      map,
      performance: performance.data,
      plan,
      offer,
      groups: known,
      types: types.data?.results ?? [],
      seatTypes: seatTypes.data?.results ?? [],
      prices: priced,
      rows,
      termsOf: (group) => termsOf(known.find(({ hashcode }) => hashcode === group)),
      at,
      terms,
      counts,
      checks: readiness.data?.parts.find(({ hashcode }) => hashcode === map.hashcode)?.checks ?? [],
    };
  }

  function planOf(group: RecordOf<'performancePriceGroups'> | undefined) {
    return pricePlans.data?.results.find(({ hashcode }) => hashcode === group?.price_plan?.hashcode);
  }

  function termsOf(group: RecordOf<'performancePriceGroups'> | undefined): PriceTerms | null {
    const plan = planOf(group);
    if (!plan) return null;
    const tax = taxes.data?.results.find(({ hashcode }) => hashcode === plan.tax?.hashcode);
    return {
      fee: plan.booking_fee ?? 0,
      isFeeInside: plan.is_fee_inside,
      tax: tax ? { name: tax.name, rate: tax.rate, is_inclusive: tax.is_inclusive } : null,
    };
  }
}

function toRow({
  hashcode,
  name,
  price_group,
  price_type,
  price,
  currency,
  valid_from,
  valid_until,
}: RecordOf<'seatPrices'>) {
  return {
    hashcode,
    name,
    of: price_group.hashcode,
    price_type: price_type.hashcode,
    price,
    currency,
    valid_from,
    valid_until,
  } satisfies PriceRow;
}
