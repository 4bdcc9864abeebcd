import { actionNamed, actionNames } from '../actionRegistry';
import { describe, expect, it } from 'vitest';
import { holderOfSale } from './holderOfSale';

describe('[7.46] the holder of a call to the shop', () => {
  it.each<[string, unknown, string | null]>([
    ['the holder of a place or an order', { performance: 'p', token: 'place' }, 'place'],
    ['a buyer whose turn it is', { performance: 'p', queue: 'place', owner: 'browser' }, 'place'],
    ['the holder of a cart', { hold: { hashcode: 'cart', secret: 's' }, owner: 'browser' }, 'cart'],
    ['the holder of a cart alone', { hashcode: 'cart', secret: 's' }, 'cart'],
    ['a browser', { performance: 'p', owner: 'browser' }, 'browser'],
    ['a stranger who names nothing', { performance: 'p' }, null],
    ['one who sends no sense', { token: ['place'] }, null],
    ['one who sends nothing', undefined, null],
    ['one with a long name', { token: 'x'.repeat(10_000) }, 'x'.repeat(80)],
  ])('%s', (_who, body, holder) => {
    expect(holderOfSale(body)).toBe(holder);
  });

  it('is named by every call of the shop at an address of its own', () => {
    const without = actionNames
      .map(actionNamed)
      .filter(
        ({ rateClass, wire, holderOf }) => rateClass === 'sale' && typeof wire === 'object' && !holderOf,
      );
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
