import { expect, it } from 'vitest';
import { currencyOwed } from './currencyOwed';

it.each([
  ['an order', 'AUD', null, 'AUD'],
  ['an invoice', null, 'USD', 'USD'],
  ['neither', null, null, 'NZD'],
] as const)('[2.19] a transfer for %s is in its currency', (_of, order, invoice, currency) => {
  // A line of a bank, of which this reads the currencies alone.
  const line = { order: order && { currency: order }, invoice: invoice && { currency: invoice } };
  expect(currencyOwed(line as Parameters<typeof currencyOwed>[0])).toBe(currency);
});
