import { select } from './kinds';

/** The currencies that tenants charge in; the first is meant where a record names none. */
export const currencyOptions = [
  { value: 'NZD', label: 'NZD' },
  { value: 'AUD', label: 'AUD' },
  { value: 'USD', label: 'USD' },
] as const;

/** The currency of the amounts of a record. */
export const currency = select({ label: 'Currency', options: currencyOptions, filter: false });

/** The most that one amount can be, in the smallest unit: a hundred thousand dollars. */
export const maxMoney = 10_000_000;
