import { defineMessages, translate } from '@callboard/language';
import type { SaleCheck, SaleCheckReason } from '@callboard/api-contract/booking';

const reasons: Readonly<Record<SaleCheckReason, (count: number) => string>> = {
  no_plan: () => translate('Use a published version of the floor plan.'),
  double_labels: (count) =>
    translate(
      '{count, plural, one {# label is} other {# labels are}} on two seats each. Correct and publish the plan.',
      { count },
    ),
  no_groups: () => translate('Put the categories of the plan in price groups.'),
  loose_categories: (count) =>
    translate(
      '{count, plural, one {# category is} other {# categories are}} in no price group, and not for sale.',
      {
        count,
      },
    ),
  no_places: () => translate('Enter how many places there are.'),
  no_prices: () => translate('Nothing can be sold yet: enter a price that everyone can pay.'),
  groups_without_price: (count) =>
    translate(
      '{count, plural, one {# price group has} other {# price groups have}} no price, so those seats are not for sale.',
      {
        count,
      },
    ),
  other_currency: (count) =>
    translate(
      '{count, plural, one {# price is} other {# prices are}} in another currency than the rest, and not for sale.',
      {
        count,
      },
    ),
  no_tax: (count) =>
    translate(
      '{count, plural, one {# price group has} other {# price groups have}} no pricing template with a tax, or with the reason why there is none.',
      { count },
    ),
  no_opening: () => translate('No opening time: the sale starts as soon as you open it.'),
  closes_after_start: () => translate('The sale closes after the performance starts.'),
  no_payment: () => translate('No payment method is offered online.'),
  not_announced: () => translate('No one can buy until the performance is announced.'),
};

/** The texts of the page of a seat map. */
export const seatMapMessages = defineMessages({
  prepare: 'Prepare the sale',
  prices: 'Prices',
  seats: 'Seats',
  checklist: 'Ready for sale?',
  check: (kind: SaleCheck['kind']) => {
    const names = {
      plan: translate('Floor plan'),
      groups: translate('Price groups'),
      prices: translate('Prices'),
      places: translate('Places'),
      tax: translate('Tax'),
      times: translate('Sale times'),
      payment: translate('Payment'),
      announced: translate('Announced'),
    };
    return names[kind];
  },
  reason: (why: SaleCheckReason, count: number) => reasons[why](count),
  toDrawing: 'Show in the drawing',
  stopped: (name: string) => translate('No one can buy {name} now', { name }),
  repair: 'Complete its sale',
  ready: 'Ready',
  toCheck: 'Check',
  missing: 'Missing',
  forSale: 'For sale',
  reserved: (count: number) => translate('{count} at one place only', { count }),
  closed: 'Closed',
  notPriced: 'Without a price',
  categories: 'Categories and price groups',
  categoriesHint: 'Seats of a category are sold in its price group. Single seats can differ: see Seats.',
  noCategory: 'Seats without a category',
  category: (name: string, seats: number) =>
    translate('{name}: {seats, plural, one {# seat} other {# seats}}', { name, seats }),
  notForSale: 'Not for sale',
  noGroups: 'This performance has no price groups yet.',
  newGroups: 'Price groups',
  rules: 'Rules',
  singles: 'Buyers can leave a single seat free',
  release: 'Sell accessible and companion seats to everyone',
  releaseNever: 'Never',
  releaseHours: (hours: number) =>
    translate('{hours, plural, one {# hour} other {# hours}} before the start', { hours }),
  saved: 'What is for sale is saved',
  priceSaved: 'The price is saved',
  priceRemoved: 'The price is removed',
  newer: (number: number) => translate('Version {number} of the plan is published', { number }),
  newerText: 'You can use it while nothing is sold. Seats that were removed lose their settings.',
  take: (number: number) => translate('Use version {number}', { number }),
  taken: (number: number) => translate('Version {number} is in use', { number }),
  noPlanTitle: 'No drawing yet',
  noPlanText: 'Publish the floor plan, then use its version here.',
  openPlan: 'Open the floor plan',
  priceTable: 'Prices by price group and price type',
  priceHint: 'Empty: not sold. Press Enter or leave the field to save.',
  group: 'Price group',
  priceOf: (group: string, type: string) => translate('{group}, {type}', { group, type }),
  now: (amount: string) => translate('now {amount}', { amount }),
  noTypes: 'There are no price types yet.',
  why: 'Why this price?',
  whyOf: (group: string) => translate('Why this price? {group}', { group }),
  whyTitle: (name: string) => translate('The price of {name}', { name }),
  type: 'Price type',
  noPrice: 'There is no price that is valid now, so this is not sold.',
  byGroup: (by: 'seat' | 'category' | 'everywhere', name: string) =>
    by === 'seat'
      ? translate('This seat is in the price group {name} itself.', { name })
      : translate('Its price group is {name}.', { name }),
  byTicket: (name: string) => translate('The ticket is {name}.', { name }),
  byPrice: (name: string, amount: string) =>
    translate('The price "{name}" is valid now: {amount}.', { name, amount }),
  until: (when: string) => translate('It is valid until {when}.', { when }),
  byFee: (name: string, amount: string, isInside: boolean) =>
    isInside
      ? translate('{name}: {amount} of it, inside the price.', { name, amount })
      : translate('{name}: {amount} on top.', { name, amount }),
  byReason: (name: string, reason: string) =>
    translate('"{name}" was given for nothing: {reason}', { name, reason }),
  byVoucher: (name: string, amount: string) => translate('Voucher {name}: {amount} off.', { name, amount }),
  byTax: (name: string, rate: string, amount: string, isInclusive: boolean) =>
    isInclusive
      ? translate('{name} {rate} %: {amount} of it, inside the price, rounded once.', { name, rate, amount })
      : translate('{name} {rate} %: {amount} on top, rounded once.', { name, rate, amount }),
  total: (amount: string) => translate('The buyer pays {amount}.', { amount }),
  bookingFee: 'Booking fee',
  openSale: 'Open the sale',
  openTitle: (name: string) => translate('Open the sale of {name}?', { name }),
  openText: (count: number) =>
    translate('{count, plural, one {# seat is} other {# seats are}} for sale.', { count }),
  openFrom: (when: string) => translate('Buyers can buy from {when}.', { when }),
  openNow: 'Buyers can buy as soon as it is open.',
  hidden: 'No one can buy yet: the performance is not announced',
  hiddenText: 'The shop does not show it before that.',
  announce: 'Announce the performance too',
  announceHint: 'Everyone who signs in sees when and where it is.',
  toPerformance: 'To the performance',
  opened: 'The sale is open',
  blocked: 'It cannot be opened yet:',
  judge: 'Please check:',
  cancel: 'Cancel',
  close: 'Close',
});
