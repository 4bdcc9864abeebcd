import { expect, it } from 'vitest';
import { formatAmount, formatMoney } from './formatMoney';
import { parseMoney } from './parseMoney';

it('reads an amount in its currency, of as many decimals as that has', () => {
  expect(formatMoney({ amount: 125_050, currency: 'NZD' })).toBe('$1,250.50');
  expect(formatMoney({ amount: 1_000, currency: 'NZD' })).toBe('$10.00');
  expect(formatMoney({ amount: 1_000, currency: 'JPY' })).toMatch(/1,000$/);
  expect(formatMoney({ amount: 1_000, currency: 'KWD' })).toMatch(/1\.000$/);
});

it('leaves out cents of which there are none where sums stand beside each other', () => {
  expect(formatMoney({ amount: 1_649_000, currency: 'NZD' }, 'short')).toBe('$16,490');
  expect(formatMoney({ amount: 1_250, currency: 'NZD' }, 'short')).toBe('$12.50');
});

it('reads an amount without a currency as a bare number', () => {
  expect(formatMoney({ amount: 1_250, currency: null })).toBe('12.50');
});

it.each([0, 1, 99, 100, 1_005, 123_456_789, -250])(
  'types %s of the smallest unit and reads it back',
  (amount) => {
    for (const currency of ['NZD', 'JPY', 'KWD']) {
      expect(parseMoney(formatAmount({ amount, currency }), currency)).toEqual({ amount, currency });
    }
  },
);
