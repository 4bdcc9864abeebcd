import { expect, it } from 'vitest';
import { formatAmount, formatMoney } from './formatMoney';
import { parseMoney } from './parseMoney';

it('formats an amount with the decimals of its currency', () => {
  expect(formatMoney({ amount: 125_050, currency: 'NZD' })).toBe('$1,250.50');
  expect(formatMoney({ amount: 1_000, currency: 'NZD' })).toBe('$10.00');
  expect(formatMoney({ amount: 1_000, currency: 'JPY' })).toMatch(/1,000$/);
  expect(formatMoney({ amount: 1_000, currency: 'KWD' })).toMatch(/1\.000$/);
});

it('omits zero cents in the short format', () => {
  expect(formatMoney({ amount: 1_649_000, currency: 'NZD' }, 'short')).toBe('$16,490');
  expect(formatMoney({ amount: 1_250, currency: 'NZD' }, 'short')).toBe('$12.50');
});

it('formats an amount without a currency as a plain number', () => {
  expect(formatMoney({ amount: 1_250, currency: null })).toBe('12.50');
});

it.each([0, 1, 99, 100, 1_005, 123_456_789, -250])(
  'parses %s in the smallest unit back from its text',
  (amount) => {
    for (const currency of ['NZD', 'JPY', 'KWD']) {
      expect(parseMoney(formatAmount({ amount, currency }), currency)).toEqual({ amount, currency });
    }
  },
);
