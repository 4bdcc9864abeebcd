import { describe, expect, it } from 'vitest';
import { refundOf, reseatDifference } from './afterSale';
import { changeOf, likelyCash } from './cash';

describe('[7.46] the counter of the box office', () => {
  it('offers the exact sum and the next ones that notes make', () => {
    expect(likelyCash(3_600, 'NZD')).toEqual([3_600, 4_000, 5_000, 10_000]);
    expect(likelyCash(8_000, 'NZD')).toEqual([8_000, 10_000]);
    expect(likelyCash(10_000, 'NZD')).toEqual([10_000]);
    expect(likelyCash(0, 'NZD')).toEqual([]);
  });

  it('gives change only for what is enough', () => {
    expect(changeOf(3_600, 5_000)).toBe(1_400);
    expect(changeOf(3_600, 3_600)).toBe(0);
    expect(changeOf(3_600, 3_000)).toBeNull();
    expect(changeOf(3_600, null)).toBeNull();
  });

  it('pays tickets back with their fees or without, and never less than nothing', () => {
    const tickets = [
      { price: 4_000, fee: 150 },
      { price: 100, fee: 150 },
    ];
    expect(refundOf(tickets, true)).toBe(4_100);
    expect(refundOf(tickets, false)).toBe(3_850);
  });

  it('names what another seat costs more or less, by the prices of now', () => {
    const prices = [
      { of: 'near', price_type: 'adult', amount: 2_000 },
      { of: 'far', price_type: 'adult', amount: 1_500 },
    ];
    // It was sold with a voucher.
    const ticket = { price: 1_000, price_type: 'adult', price_group: 'far' };
    expect(reseatDifference(prices, ticket, 'far')).toBe(0);
    expect(reseatDifference(prices, ticket, 'near')).toBe(500);
    expect(reseatDifference(prices, { ...ticket, price_group: 'near' }, 'far')).toBe(-500);
    expect(reseatDifference(prices, { ...ticket, price_type: 'guest' }, 'near')).toBeNull();
  });
});
