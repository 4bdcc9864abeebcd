import { describe, expect, it } from 'vitest';
import { exchangeMoney } from './exchange';

describe('the money of an exchange', () => {
  it('asks for the difference where the new tickets are dearer', () => {
    expect(exchangeMoney({ price: 2_000, tax: 261 }, { price: 3_000, tax: 391 })).toEqual({
      credit: 2_000,
      due: 1_000,
      back: 0,
      tax: { creditOfOld: 261, creditOfNew: 261, due: 130, back: 0 },
    });
  });

  it('pays the difference back where they are cheaper', () => {
    expect(exchangeMoney({ price: 5_000, tax: 652 }, { price: 2_000, tax: 261 })).toEqual({
      credit: 2_000,
      due: 0,
      back: 3_000,
      tax: { creditOfOld: 261, creditOfNew: 261, due: 0, back: 391 },
    });
  });

  it('moves no money where they cost the same, or nothing', () => {
    expect(exchangeMoney({ price: 900, tax: 0 }, { price: 900, tax: 117 })).toMatchObject({
      due: 0,
      back: 0,
    });
    expect(exchangeMoney({ price: 0, tax: 0 }, { price: 0, tax: 0 })).toMatchObject({
      credit: 0,
      due: 0,
      back: 0,
    });
  });

  it('loses no cent of tax, regardless of the prices', () => {
    for (const [old, next] of [
      [
        { price: 999, tax: 130 },
        { price: 1_000, tax: 131 },
      ],
      [
        { price: 7_777, tax: 1_014 },
        { price: 1, tax: 0 },
      ],
      [
        { price: 0, tax: 0 },
        { price: 3_333, tax: 435 },
      ],
    ] as const) {
      const { credit, due, back, tax } = exchangeMoney(old, next);
      expect([credit + back, credit + due]).toEqual([old.price, next.price]);
      expect([tax.creditOfOld + tax.back, tax.creditOfNew + tax.due]).toEqual([old.tax, next.tax]);
    }
  });
});
