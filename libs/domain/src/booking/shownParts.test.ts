import { describe, expect, it } from 'vitest';
import { priceOf } from './priceOf';
import { shownParts } from './shownParts';

const gst = { name: 'GST 15 %', rate: 15, is_inclusive: true };
const off = (percent: number) =>
  ({ code: 'OFF', kind: 'percent', percent, amount: null, currency: null, price_type: null }) as const;

/** Two tickets at a price, with a voucher of so many per cent. */
function order(price: number, percent: number, fee: number, tax: typeof gst | null, isGiven = false) {
  const chain = priceOf({
    what: { group: { hashcode: 'stalls', name: 'Stalls' }, by: 'category' },
    priceType: { hashcode: 'adult', name: 'Adult', is_complimentary: isGiven },
    at: '2027-05-01T00:00:00Z',
    prices: [
      {
        hashcode: 'row',
        name: 'Stalls adult',
        of: 'stalls',
        price_type: 'adult',
        price,
        currency: null,
        valid_from: null,
        valid_until: null,
      },
    ],
    terms: { fee, isFeeInside: true, tax },
    currency: 'NZD',
    feeName: 'Booking fee',
    voucher: percent === 0 ? undefined : off(percent),
  });
  if (!chain) throw new Error('The ticket has a price.');
  return { fees: chain.fee * 2, tax: chain.tax * 2, tickets: [{ chain }, { chain }] };
}

describe('[7.46] [1.10] the fees and the tax of a total', () => {
  it('are shown whenever the house charges them, whatever is left to pay', () => {
    for (const price of [0, 1, 99, 2_000, 4_321])
      for (const percent of [0, 1, 50, 99, 100])
        for (const isGiven of [false, true]) {
          const both = shownParts(order(price, percent, 150, gst, isGiven));
          expect(both).toEqual({
            fees: expect.any(Number),
            tax: expect.any(Number),
            taxName: 'GST 15 %',
          });
          expect(shownParts(order(price, percent, 0, gst, isGiven)).fees).toBeNull();
          expect(shownParts(order(price, percent, 150, null, isGiven))).toMatchObject({
            tax: null,
            taxName: null,
          });
        }
  });

  it('are those of merchandise too', () => {
    expect(shownParts({ fees: 0, tax: 65, tickets: [] })).toEqual({ fees: null, tax: 65, taxName: null });
  });
});
