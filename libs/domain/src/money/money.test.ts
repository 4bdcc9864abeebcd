import { expect, it } from 'vitest';
import { addMoney, formatAmount, formatMoney, parseMoney, sumText } from './money';

const nzd = (amount: number) => ({ amount, currency: 'NZD' });
const aud = (amount: number) => ({ amount, currency: 'AUD' });

it.each([
  [[], []],
  [[nzd(2_000), nzd(3_000)], [nzd(5_000)]],
  [
    [nzd(2_000), aud(3_000)],
    [nzd(2_000), aud(3_000)],
  ],
  [
    [aud(100), nzd(-50), aud(-100), nzd(75)],
    [aud(0), nzd(25)],
  ],
])('adds %j to %j, never across currencies', (amounts, sums) => {
  expect(addMoney(amounts)).toEqual(sums);
});

it('formats a sum of two currencies as two amounts', () => {
  expect(sumText([nzd(2_000), aud(3_000), nzd(500)])).toBe('$25.00 + A$30.00');
  expect(sumText([])).toBe('$0.00');
});

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
      expect(parseMoney(formatAmount({ amount, currency }), currency)).toBe(amount);
    }
  },
);

it.each([
  ['10', 1_000],
  ['10.', 1_000],
  ['.5', 50],
  ['-$12.50', -1_250],
  ['$1,250.5', 125_050],
  ['1 250.50', 125_050],
  ['12,50', 1_250],
  ['1,250', 125_000],
  ['nzd 12.50', 1_250],
])('parses %s as people write it', (text, amount) => {
  expect(parseMoney(text, 'NZD')).toBe(amount);
});

it.each(['', '.', 'ten', '0,125', '1,2,3', '12.505', 'AUD 10', '12 34'])(
  'rejects %j, which is not an amount',
  (text) => {
    expect(parseMoney(text, 'NZD')).toBeNull();
  },
);
