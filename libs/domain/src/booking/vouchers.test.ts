import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOf, type PriceRequest } from './priceOf';
import { canUseVoucher, type VoucherRules, type VoucherTerms } from './vouchers';

const tenPercent: VoucherTerms = {
  code: 'FRIENDS',
  kind: 'percent',
  percent: 10,
  amount: null,
  currency: null,
  price_type: null,
};
const fiveOff: VoucherTerms = { ...tenPercent, kind: 'amount', percent: null, amount: 500, currency: 'NZD' };

const request: PriceRequest = {
  what: { group: { hashcode: 'stalls', name: 'Stalls' }, by: 'category' },
  priceType: { hashcode: 'adult', name: 'Adult', is_complimentary: false },
  at: '2027-05-01T00:00:00Z',
  prices: [
    {
      hashcode: 'price',
      name: 'Adult in the stalls',
      of: 'stalls',
      price_type: 'adult',
      price: 2_995,
      currency: null,
      valid_from: null,
      valid_until: null,
    },
  ],
  terms: { fee: 150, isFeeInside: false, tax: { name: 'GST', rate: 15, is_inclusive: true } },
  currency: 'NZD',
  feeName: 'Booking fee',
};

describe('[7.46] [1.10] the price with a voucher', () => {
  it('takes a per cent off the price with its fee, rounds once, and taxes what is left', () => {
    const chain = priceOf({ ...request, voucher: tenPercent });
    expect(chain?.steps.map(({ rule }) => rule)).toEqual(['group', 'price', 'fee', 'voucher', 'tax']);
    // 31.45 less 3.145, of which half a cent is rounded away from zero.
    expect(chain).toMatchObject({ total: 2_830, fee: 150, tax: 369 });
    expect(chain?.steps[3]).toEqual({ rule: 'voucher', name: 'FRIENDS', amount: -315 });
  });

  it('takes an amount off each ticket, and never more than it costs', () => {
    expect(priceOf({ ...request, voucher: fiveOff })?.total).toBe(2_645);
    const whole = priceOf({ ...request, voucher: { ...fiveOff, amount: 9_000 } });
    expect(whole).toMatchObject({ total: 0, fee: 0, tax: 0 });
  });

  it('leaves the price of another kind of ticket and of another currency', () => {
    const same = priceOf(request);
    expect(priceOf({ ...request, voucher: { ...tenPercent, price_type: 'student' } })).toEqual(same);
    expect(priceOf({ ...request, voucher: { ...fiveOff, currency: 'AUD' } })).toEqual(same);
  });

  it('keeps every part within the total, regardless of the price and the discount', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(2_000),
        fc.boolean(),
        fc.boolean(),
        fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
          fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 200_000 }) }),
        ),
        (price, fee, isFeeInside, isInclusive, given) => {
          const [row] = request.prices;
          if (!row) throw new Error('There is a price.');
          const chain = priceOf({
            ...request,
            prices: [{ ...row, price }],
            terms: { fee, isFeeInside, tax: { name: 'GST', rate: 15, is_inclusive: isInclusive } },
            voucher: { ...tenPercent, percent: null, ...given },
          });
          expect(chain?.total).toBeGreaterThanOrEqual(0);
          expect(chain?.fee).toBeLessThanOrEqual(chain?.total ?? -1);
          expect(chain?.tax).toBeLessThanOrEqual(chain?.total ?? -1);
        },
      ),
    );
  });
});

describe('[7.46] whether a voucher can be used', () => {
  const rules: VoucherRules = {
    status: 'active',
    performance: null,
    event: null,
    valid_from: null,
    valid_until: null,
    most_uses: null,
    uses: 3,
  };
  const order = { performance: 'friday', event: 'final', at: '2027-05-01T00:00:00Z' };

  it.each<[string, Partial<VoucherRules>, boolean]>([
    ['without any limit', {}, true],
    ['for this performance', { performance: 'friday' }, true],
    ['for another performance', { performance: 'saturday' }, false],
    ['for another event', { event: 'heat' }, false],
    ['from this instant on', { valid_from: '2027-05-01T00:00:00Z' }, true],
    ['not yet', { valid_from: '2027-05-01T00:00:01Z' }, false],
    ['until this instant', { valid_until: '2027-05-01T00:00:00Z' }, false],
    ['with a use left', { most_uses: 4 }, true],
    ['used up', { most_uses: 3 }, false],
    ['stopped', { status: 'stopped' }, false],
  ])('%s', (_, differs, expected) => {
    expect(canUseVoucher({ ...rules, ...differs }, order)).toBe(expected);
  });
});
