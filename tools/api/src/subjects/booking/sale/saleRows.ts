import * as v from 'valibot';
import { priceChainSchema } from '@callboard/api-contract/booking';

const instant = v.nullable(v.string());
/** An instant that is selected as a column, rather than in JSON. */
export const instantColumn = v.pipe(
  v.date(),
  v.transform((instant) => instant.toISOString()),
);

const { currency } = priceChainSchema.entries;

/** A performance with what buyers see of it, as SQL answers it. */
export const performanceRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  event: v.nullable(v.string()),
  event_hashcode: v.nullable(v.string()),
  starts_at: v.string(),
  ends_at: v.string(),
  status: v.string(),
  zone: v.string(),
  venue: v.nullable(v.string()),
  city: v.nullable(v.string()),
  address: v.nullable(v.string()),
  region: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  queue_size: v.nullable(v.number()),
  queue_lifted_at: instant,
});

const saleState = v.picklist(['planned', 'on_sale', 'paused', 'closed']);

export const seatMapRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  version: v.number(),
  plan_version: v.nullable(v.string()),
  /** See `soldPlanStampSql`. */
  stamp: v.nullable(v.string()),
  status: saleState,
  sale_opens: instant,
  sale_closes: instant,
  most_in_order: v.nullable(v.number()),
  accessible_release_hours: v.nullable(v.number()),
});

const termsRow = v.object({
  currency,
  fee: v.nullable(v.number()),
  is_fee_inside: v.boolean(),
  tax: v.nullable(v.object({ name: v.string(), rate: v.number(), is_inclusive: v.boolean() })),
  /** Why there is no tax; without either nothing is sold. */
  no_tax: v.nullable(v.string()),
});
export type SaleTerms = v.InferOutput<typeof termsRow>;

const priceRow = v.object({
  hashcode: v.string(),
  name: v.string(),
  of: v.string(),
  price_type: v.string(),
  price: v.number(),
  currency: v.nullable(currency),
  valid_from: instant,
  valid_until: instant,
});

/** All that decides what is sold of a performance and for how much. */
export const saleFactsRow = v.object({
  now: v.string(),
  performance: performanceRow,
  /** Someone is on the waiting list, or was offered places. */
  is_waiting: v.boolean(),
  /** The currency of its first order that was not cancelled or lapsed; null where nothing is sold. */
  sold_in: v.nullable(currency),
  map: v.nullable(seatMapRow),
  groups: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      position: v.nullable(v.number()),
      terms: v.nullable(termsRow),
    }),
  ),
  prices: v.array(priceRow),
  types: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      people: v.number(),
      proof: v.nullable(v.string()),
      description: v.nullable(v.string()),
      is_complimentary: v.boolean(),
      is_companion: v.boolean(),
      set_size: v.nullable(v.number()),
      min_count: v.nullable(v.number()),
      code: v.nullable(v.string()),
    }),
  ),
  general: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      status: saleState,
      sale_opens: instant,
      sale_closes: instant,
      group: v.nullable(v.string()),
      capacity: v.nullable(v.number()),
      group_capacity: v.nullable(v.number()),
      terms: v.nullable(termsRow),
    }),
  ),
  methods: v.array(
    v.object({
      hashcode: v.string(),
      name: v.string(),
      kind: v.picklist(['card', 'bank_transfer', 'cash', 'invoice', 'voucher']),
      instructions: v.nullable(v.string()),
      is_online: v.boolean(),
    }),
  ),
});
export type SaleFacts = v.InferOutput<typeof saleFactsRow>;
