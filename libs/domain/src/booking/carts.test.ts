import type { PriceChain, SeatKind } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOf } from './afterSale';
import { companionRefusal, companionSeats } from './companions';
import { priceOf } from './priceOf';
import { missingOfSets } from './ticketSets';

const types = [
  { hashcode: 'adult', set_size: null, isCompanion: false },
  { hashcode: 'four', set_size: 4, isCompanion: false },
  { hashcode: 'family', set_size: 3, isCompanion: false },
  { hashcode: 'companion', set_size: null, isCompanion: true },
] as const;
type Type = (typeof types)[number];
const kinds: readonly SeatKind[] = ['standard', 'accessible', 'companion', 'restricted_view'];

/** A cart of a house with any prices, fees, taxes and voucher: tickets of any types, whether they can be ordered together or not. */
function cartOf(random: () => number) {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const oneOf = <T>(list: readonly T[]): T | undefined => list[upTo(list.length - 1)];
  const amounts = new Map(types.map(({ hashcode }) => [hashcode, upTo(9_999)]));
  amounts.set('companion', oneOf([0, 500]) ?? 0);
  const rate = oneOf([0, 9, 15, 17.5]) ?? 0;
  const terms = {
    fee: oneOf([0, 1, 150, 999]) ?? 0,
    isFeeInside: random() < 0.5,
    tax: rate === 0 ? null : { name: 'GST', rate, is_inclusive: random() < 0.5 },
  };
  const percent = oneOf([0, 1, 33, 50, 100]) ?? 0;
  const voucher =
    percent === 0
      ? undefined
      : ({ code: 'C', kind: 'percent', percent, amount: null, currency: null, price_type: null } as const);
  const seats = Array.from({ length: 1 + upTo(11) }, (_, nth) => ({ seat: String(nth), kind: oneOf(kinds) }));
  const companions = companionSeats(seats);
  const cart = seats.map(({ seat, kind }) => {
    const usual = oneOf(types.slice(0, 3)) ?? types[0];
    return { kind, type: companions.has(seat) && random() < 0.7 ? types[3] : usual };
  });
  const tickets = cart.map(({ kind, type }) => ({ kind, type, chain: chainOf(type) }));
  return { tickets, terms };

  function chainOf(type: Type): PriceChain {
    const row = {
      hashcode: 'row',
      name: 'Row',
      of: 'stalls',
      currency: null,
      valid_from: null,
      valid_until: null,
    };
    const chain = priceOf({
      what: { group: { hashcode: 'stalls', name: 'Stalls' }, by: 'category' },
      priceType: {
        hashcode: type.hashcode,
        name: type.hashcode,
        is_complimentary: false,
        is_companion: type.isCompanion,
      },
      at: '2027-05-01T00:00:00Z',
      prices: [{ ...row, price_type: type.hashcode, price: amounts.get(type.hashcode) ?? 0 }],
      terms,
      currency: 'NZD',
      feeName: 'Booking fee',
      voucher,
    });
    if (!chain) throw new Error('Each type has a price.');
    return chain;
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const carts = fc.array(share, { minLength: 80, maxLength: 80 }).map((numbers) => {
  let used = 0;
  return cartOf(() => numbers[(used += 1) % numbers.length] ?? 0);
});

describe('[7.46] [1.10] [2.17] carts by chance', () => {
  it('cost to the cent what their lines do, with the fees and the tax in them', () => {
    fc.assert(
      fc.property(carts, ({ tickets, terms }) => {
        for (const { chain, type } of tickets) {
          const { total, fee, tax, steps } = chain;
          const amounts = steps.flatMap((step) => {
            if (step.rule === 'fee') return step.is_inside ? [] : [step.amount];
            if (step.rule === 'tax') return step.is_inclusive ? [] : [step.amount];
            return step.rule === 'price' || step.rule === 'voucher' ? [step.amount] : [];
          });
          expect(sumOf(amounts)).toBe(total);
          expect([total, fee, tax].every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
          expect(fee).toBeLessThanOrEqual(total);
          // Rounded once: no more than half a cent away.
          const { rate = 0, is_inclusive: isInside = true } = terms.tax ?? {};
          const exact = isInside ? (total * rate) / (100 + rate) : ((total - tax) * rate) / 100;
          expect(Math.abs(tax - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
          const isGiven = steps.some((step) => step.rule === 'price' && step.amount === 0);
          if (type.isCompanion && isGiven) expect(total).toBe(0);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('never give back more than they cost, in however many parts', () => {
    fc.assert(
      fc.property(carts, share, fc.boolean(), ({ tickets }, at, isWithFees) => {
        const sold = tickets.map(({ chain }) => ({ price: chain.total, fee: chain.fee }));
        const paid = sumOf(sold.map(({ price }) => price));
        const cut = Math.floor(at * (sold.length + 1));
        const [first, second] = [sold.slice(0, cut), sold.slice(cut)];
        expect(refundOf(first, true) + refundOf(second, true)).toBe(paid);
        const back = refundOf(first, isWithFees) + refundOf(second, false);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(paid);
      }),
      { numRuns: 1_000 },
    );
  });

  it('have whole sets where so many more are added, and companions with someone', () => {
    fc.assert(
      fc.property(carts, ({ tickets }) => {
        expect(
          companionRefusal(tickets.map(({ kind, type }) => ({ kind, isCompanion: type.isCompanion }))),
        ).toBeNull();
        const priceTypes: string[] = tickets.map(({ type }) => type.hashcode);
        const missing = missingOfSets(priceTypes, types);
        for (const { hashcode, set_size: size } of types)
          expect(missing.get(hashcode) ?? 0).toBeLessThan(size ?? 1);
        const added = [...missing].flatMap(([type, count]) => Array<string>(count).fill(type));
        expect(missingOfSets([...priceTypes, ...added], types)).toEqual(new Map());
      }),
      { numRuns: 1_000 },
    );
  });
});
