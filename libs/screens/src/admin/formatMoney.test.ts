import { expect, it } from 'vitest';
import { formatMoney } from './formatMoney';

it('shows cents only where there are any', () => {
  expect(formatMoney(1_649_000, 'NZD')).toBe('$16,490');
  expect(formatMoney(1_250, 'NZD')).toBe('$12.50');
});

it('shows an amount without a currency as a bare number', () => {
  expect(formatMoney(1_250, null)).toBe('12.50');
});
