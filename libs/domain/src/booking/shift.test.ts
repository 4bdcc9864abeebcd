import { describe, expect, it } from 'vitest';
import { cashValues, countedCash, expectedCash, isWholeSplit, refundParts } from './shift';

const till = { float: 20_000, currency: 'NZD' };
const taken = (provider: string, sold: number, refunded = 0, currency = 'NZD') => ({
  provider,
  sold,
  refunded,
  currency,
});

describe('[7.45] the cash of a till', () => {
  it('is the float and what came in less what went out, of cash in its own currency alone', () => {
    expect(expectedCash(till, [])).toBe(20_000);
    const takings = [taken('cash', 9_050, 2_000), taken('terminal', 70_000), taken('cash', 500, 0, 'AUD')];
    expect(expectedCash(till, takings)).toBe(27_050);
    expect(expectedCash({ ...till, float: 0 }, [taken('cash', 0, 1_500)])).toBe(-1_500);
  });

  it('is counted by notes and coins, down to the smallest of the currency', () => {
    expect(cashValues('NZD')).toEqual([10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10]);
    expect(cashValues('JPY')).toEqual([100, 50, 20, 10, 5, 2, 1]);
    const counted = [
      { value: 2_000, quantity: 3 },
      { value: 10, quantity: 7 },
      { value: 50, quantity: 0 },
    ];
    expect(countedCash(counted)).toBe(6_070);
  });
});

describe('[7.45] a sale that is paid in several ways', () => {
  it.each([
    ['two that come to the total', [1_000, 3_000], 4_000, true],
    ['less than the total', [1_000, 2_999], 4_000, false],
    ['more than the total', [1_000, 3_001], 4_000, false],
    ['one alone', [4_000], 4_000, false],
    ['one of nothing', [4_000, 0], 4_000, false],
    ['one below zero', [5_000, -1_000], 4_000, false],
  ])('%s', (_name, amounts, total, isWhole) => {
    expect(isWholeSplit(amounts, total)).toBe(isWhole);
  });

  const cash = { name: 'cash', left: 2_000 };
  const card = { name: 'card', left: 3_000 };
  const back = (amount: number, ...ways: [typeof cash, ...(typeof cash)[]]) =>
    refundParts(ways, amount).map(({ way, amount: part }) => [way.name, part]);

  it('goes back by the ways that it came by, in as few parts as possible', () => {
    expect(back(2_500, cash, card)).toEqual([['card', 2_500]]);
    expect(back(4_000, cash, card)).toEqual([
      ['cash', 1_000],
      ['card', 3_000],
    ]);
    expect(back(5_000, cash, { ...card, left: 0 }, { name: 'bank', left: 3_000 })).toEqual([
      ['cash', 2_000],
      ['bank', 3_000],
    ]);
  });

  it('goes back by the first way where more goes back than came', () => {
    expect(back(6_000, cash, card)).toEqual([
      ['cash', 3_000],
      ['card', 3_000],
    ]);
    expect(back(700, { ...cash, left: -300 })).toEqual([['cash', 700]]);
  });
});
