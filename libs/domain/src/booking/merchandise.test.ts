import { describe, expect, it } from 'vitest';
import {
  isSoldWith,
  maxPieces,
  piecePrice,
  piecesLeft,
  piecesTotal,
  type SoldMerchandise,
} from './merchandise';

const shirt: SoldMerchandise = {
  status: 'on_sale',
  event: null,
  currency: 'NZD',
  price: 3_500,
  stock: 3,
  most_in_order: null,
  tax: { rate: 15, is_inclusive: true },
};

describe('[7.45] merchandise', () => {
  it('is sold at its own event alone, in the currency of the tickets', () => {
    const order = { event: 'finals', currency: 'NZD' };
    expect(isSoldWith(shirt, order)).toBe(true);
    expect(isSoldWith({ ...shirt, event: 'finals' }, order)).toBe(true);
    expect(isSoldWith({ ...shirt, event: 'heats' }, order)).toBe(false);
    expect(isSoldWith({ ...shirt, event: 'heats' }, { ...order, event: null })).toBe(false);
    expect(isSoldWith({ ...shirt, currency: null }, order)).toBe(true);
    expect(isSoldWith({ ...shirt, currency: 'AUD' }, order)).toBe(false);
  });

  it('is shown when it is sold out, and not before it is on sale or after it was retired', () => {
    const order = { event: null, currency: 'NZD' };
    const shown = ['planned', 'on_sale', 'sold_out', 'retired'].filter((status) =>
      isSoldWith({ ...shirt, status }, order),
    );
    expect(shown).toEqual(['on_sale', 'sold_out']);
  });

  it('is limited by its stock and by what one order can have', () => {
    expect(maxPieces(shirt, 10)).toBe(3);
    expect(maxPieces({ ...shirt, stock: null }, 10)).toBe(10);
    expect(maxPieces({ ...shirt, most_in_order: 2 }, 10)).toBe(2);
    expect(maxPieces({ ...shirt, stock: 0 }, 10)).toBe(0);
    expect(maxPieces({ ...shirt, status: 'sold_out' }, 10)).toBe(0);
  });

  it('has its tax within the price, or on top of it', () => {
    expect(piecePrice(shirt)).toEqual({ price: 3_500, tax: 457 });
    expect(piecePrice({ ...shirt, tax: { rate: 15, is_inclusive: false } })).toEqual({
      price: 4_025,
      tax: 525,
    });
    expect(piecePrice({ ...shirt, tax: null })).toEqual({ price: 3_500, tax: 0 });
  });

  it('comes to its pieces, and gives back no more than was bought', () => {
    expect(
      piecesTotal([
        { quantity: 2, price: 500 },
        { quantity: 1, price: 3_500 },
      ]),
    ).toBe(4_500);
    expect(piecesLeft({ quantity: 3, refunded: 1, status: 'sold' })).toBe(2);
    expect(piecesLeft({ quantity: 3, refunded: 0, status: 'cancelled' })).toBe(0);
  });
});
