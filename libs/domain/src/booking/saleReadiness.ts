import type { SaleCheck, SaleCheckReason } from '@callboard/api-contract/booking';
import type { OfferCounts } from './seatTerms';

/** The state of a seat map or a general-admission ticket before its sale opens. */
export interface SaleFacts {
  /** Null of tickets without seats. */
  seats: SeatFacts | null;
  /** Tickets without seats have a number of places, of their own or of their group. */
  hasPlaces: boolean;
  /** Seats or places that a stranger can buy at a price. */
  forSale: number;
  /** Price groups of the offer, or tickets, without a price that a stranger can pay now. */
  unpriced: number;
  /** Ones with a price whose template names neither a tax nor why there is none. */
  untaxed: number;
  /** Prices in another currency than the one of the sale. */
  pricesInOtherCurrency: number;
  saleOpens: string | null;
  saleCloses: string | null;
  startsAt: string;
  isAnnounced: boolean;
  /** Every price is nothing. */
  isFree: boolean;
  /** Methods of payment that buyers can use online. */
  paymentMethods: number;
}

interface SeatFacts {
  /** The seat map has a version of a plan. */
  hasPlan: boolean;
  /** Places of the plan that two seats are called by. */
  doubleLabels: number;
  counts: OfferCounts;
  /** Categories of the plan with seats that are in no price group. */
  looseCategories: number;
}

/**
 * Checks whether a stranger can buy, with what is missing: each way to open a sale asks it. A seat without a version, group, price or named tax
 * cannot be sold.
 */
export function saleReadiness(facts: SaleFacts): SaleCheck[] {
  const { seats, forSale, saleOpens, saleCloses, startsAt } = facts;
  const isPriced = forSale > 0 || facts.untaxed > 0;
  const closes = saleCloses === null ? 0 : Date.parse(saleCloses);
  return [
    ...(seats
      ? seatChecks(seats)
      : [check('places', [[!facts.hasPlaces, 'missing', 'no_places', 0]], forSale)]),
    check(
      'prices',
      [
        [!isPriced, 'missing', 'no_prices', 0],
        [facts.pricesInOtherCurrency > 0, 'open', 'other_currency', facts.pricesInOtherCurrency],
        [facts.unpriced > 0, 'open', 'groups_without_price', facts.unpriced],
      ],
      forSale,
    ),
    check('tax', [[facts.untaxed > 0, 'missing', 'no_tax', facts.untaxed]], 0),
    check(
      'times',
      [
        [saleOpens === null, 'open', 'no_opening', 0],
        [closes > Date.parse(startsAt), 'open', 'closes_after_start', 0],
      ],
      0,
    ),
    check(
      'payment',
      [[facts.paymentMethods === 0 && !facts.isFree, 'missing', 'no_payment', 0]],
      facts.paymentMethods,
    ),
    check('announced', [[!facts.isAnnounced, 'open', 'not_announced', 0]], 0),
  ];
}

function seatChecks({ hasPlan, doubleLabels, counts, looseCategories }: SeatFacts): SaleCheck[] {
  const hasGroup = counts.seats > counts.withoutGroup + counts.closed;
  return [
    check(
      'plan',
      [
        [!hasPlan, 'missing', 'no_plan', 0],
        [doubleLabels > 0, 'missing', 'double_labels', doubleLabels],
      ],
      counts.seats,
    ),
    check(
      'groups',
      [
        [!hasGroup, 'missing', 'no_groups', looseCategories],
        [looseCategories > 0, 'open', 'loose_categories', looseCategories],
      ],
      counts.seats - counts.withoutGroup,
    ),
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
