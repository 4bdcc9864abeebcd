import * as v from 'valibot';

/** Subjects of the checks before a stranger can buy. */
const kinds = ['plan', 'groups', 'places', 'prices', 'tax', 'times', 'payment', 'announced'] as const;

/** Why something is not ready for a sale. */
const reasons = [
  'no_plan',
  'double_labels',
  'no_groups',
  'loose_categories',
  'no_places',
  'no_prices',
  'groups_without_price',
  'other_currency',
  'no_tax',
  'no_opening',
  'closes_after_start',
  'no_payment',
  'not_announced',
] as const;

export const saleCheckSchema = v.object({
  kind: v.picklist(kinds),
  /** `missing` refuses the opening of a sale; `open` is for the office to judge. */
  state: v.picklist(['ready', 'open', 'missing']),
  /** Absent where it is ready. */
  why: v.optional(v.picklist(reasons)),
  count: v.number(),
});

export type SaleCheck = v.InferOutput<typeof saleCheckSchema>;
export type SaleCheckReason = (typeof reasons)[number];

/** The checks of each part of a performance that a stranger can buy: its seats, and each general-admission ticket. */
export const saleReadinessSchema = v.object({
  parts: v.array(
    v.object({
      /** The seat map, or the general-admission ticket. */
      hashcode: v.string(),
      collection: v.picklist(['seatMaps', 'generalAdmissionDefinitions']),
      name: v.string(),
      status: v.string(),
      checks: v.array(saleCheckSchema),
    }),
  ),
});

export type SaleReadiness = v.InferOutput<typeof saleReadinessSchema>;
