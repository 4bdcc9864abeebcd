import type { OfferCounts } from './seatTerms';

/** What the office prepares before a sale opens. */
export interface SaleFacts {
  /** Whether the seat map has a version of a plan. */
  hasPlan: boolean;
  /** Places of the plan that two seats are called by. */
  doubleLabels: number;
  counts: OfferCounts;
  /** Categories of the plan with seats that are in no price group. */
  looseCategories: number;
  /** Price groups of the offer without a price now. */
  groupsWithoutPrice: number;
  /** Prices in another currency than the one of the sale. */
  pricesInOtherCurrency: number;
  saleOpens: string | null;
  saleCloses: string | null;
  startsAt: string;
  /** Methods of payment that buyers can use online. */
  paymentMethods: number;
}

export interface SaleCheck {
  kind: 'plan' | 'groups' | 'prices' | 'times' | 'payment';
  /** `missing` stands in the way of a sale; `open` is for the office to judge. */
  state: 'ready' | 'open' | 'missing';
  /** Why, where it is not ready. */
  why?: SaleCheckReason;
  count: number;
}
export type SaleCheckReason =
  | 'no_plan'
  | 'double_labels'
  | 'no_groups'
  | 'loose_categories'
  | 'no_prices'
  | 'groups_without_price'
  | 'other_currency'
  | 'no_opening'
  | 'closes_after_start'
  | 'no_payment';

/** What is ready for a sale, and what is missing: a seat without a version, group or price cannot be sold. */
export function saleReadiness(facts: SaleFacts): SaleCheck[] {
  const { hasPlan, counts, saleOpens, saleCloses, startsAt } = facts;
  const hasGroup = counts.seats > counts.withoutGroup + counts.closed;
  return [
    check(
      'plan',
      [
        [!hasPlan, 'missing', 'no_plan', 0],
        [facts.doubleLabels > 0, 'missing', 'double_labels', facts.doubleLabels],
      ],
      counts.seats,
    ),
    check(
      'groups',
      [
        [!hasGroup, 'missing', 'no_groups', facts.looseCategories],
        [facts.looseCategories > 0, 'open', 'loose_categories', facts.looseCategories],
      ],
      counts.seats - counts.withoutGroup,
    ),
    check(
      'prices',
      [
        [counts.forSale === 0, 'missing', 'no_prices', 0],
        [facts.pricesInOtherCurrency > 0, 'open', 'other_currency', facts.pricesInOtherCurrency],
        [facts.groupsWithoutPrice > 0, 'open', 'groups_without_price', facts.groupsWithoutPrice],
      ],
      counts.forSale,
    ),
    check(
      'times',
      [
        [saleOpens === null, 'open', 'no_opening', 0],
        [
          saleCloses !== null && Date.parse(saleCloses) > Date.parse(startsAt),
          'open',
          'closes_after_start',
          0,
        ],
      ],
      0,
    ),
    check('payment', [[facts.paymentMethods === 0, 'missing', 'no_payment', 0]], facts.paymentMethods),
  ];
}

type Finding = readonly [
  applies: boolean,
  state: Exclude<SaleCheck['state'], 'ready'>,
  why: SaleCheckReason,
  count: number,
];

function check(kind: SaleCheck['kind'], findings: readonly Finding[], count: number): SaleCheck {
  const found = findings.find(([applies]) => applies);
  if (!found) return { kind, state: 'ready', count };
  const [, state, why, of] = found;
  return { kind, state, why, count: of };
}
