import { currencyOptions } from '../fields/money.data';

/** The currencies that a till can count. */
export const currencies = currencyOptions.map(({ value }) => value);

/** The providers of money that staff take at the desk. */
export const deskProviders = ['cash', 'terminal', 'bank_transfer', 'gift_voucher'] as const;
export type DeskProvider = (typeof deskProviders)[number];

/** The most ways by which one sale can be paid. */
export const maxPayments = 5;
