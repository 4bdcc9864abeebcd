import { emptyOffer, offerSchema, priceChainSchema, type SeatOffer } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { carryOffer, withException, withGroup, type ExceptionChange } from './offerEdits';
import {
  hasPriceAt,
  priceOf,
  pricesIn,
  saleCurrency,
  validPrice,
  type PriceRequest,
  type PriceRow,
} from './priceOf';
import { countOffer, isAccessReleased, seatRefusal, seatTerms, type SeatBuyer } from './seatTerms';
import { counter, hall } from './testing/halls';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const [stalls, circle, wheelchair, adult, student] = [id(1), id(2), id(3), id(4), id(5)];

/** Rows A of near and B of far, five seats each: A1 to B5. */
function twoRows() {
  const plan = hall(
    [
      { count: 5, category: 'near' },
      { count: 5, category: 'far' },
    ],
    counter(),
  );
  const categories = [
    { id: 'near', name: 'Near', color: 'blue' as const },
    { id: 'far', name: 'Far', color: 'gray' as const },
  ];
  const sections = plan.sections.map((section) => ({
    ...section,
    rows: section.rows.map((row) => ({
      ...row,
      seats: row.seats.map((seat) => ({ ...seat, id: `${row.name}${seat.number}` })),
    })),
  }));
  return { ...plan, categories, sections };
}

const offer: SeatOffer = {
  ...emptyOffer,
  groups: [{ category: 'near', group: stalls }],
  exceptions: [
    { seats: ['A1'], is_closed: true },
    { seats: ['A2'], channel: 'door' },
    { seats: ['A3'], code: wheelchair },
    { seats: ['B1'], group: circle },
  ],
};
const terms = seatTerms(twoRows(), offer, new Map([[wheelchair, 'accessible']]));
const stranger: SeatBuyer = {
  channel: 'online',
  hasPrice: (group) => group === stalls,
  isReleased: false,
  needsAccess: false,
};

describe('[7.46] the terms of seats', () => {
  it.each([
    ['A1', 'closed'],
    ['A2', 'other_channel'],
    ['A3', 'accessible_only'],
    ['A4', null],
    ['B1', 'no_price'],
    ['B2', 'closed'],
    ['C9', 'unknown'],
  ])('refuse a stranger seat %s: %s', (seat, refusal) => {
    expect(seatRefusal(terms.get(seat), stranger)).toBe(refusal);
  });

  it('give a wheelchair place to those who need it, and to everyone once it is released', () => {
    expect(seatRefusal(terms.get('A3'), { ...stranger, needsAccess: true })).toBeNull();
    expect(seatRefusal(terms.get('A3'), { ...stranger, isReleased: true })).toBeNull();
    const start = Date.parse('2027-06-01T07:00:00Z');
    expect(isAccessReleased({ accessible_release_hours: 24 }, start, start - 24 * 3_600_000)).toBe(true);
    expect(isAccessReleased({ accessible_release_hours: 24 }, start, start - 24 * 3_600_000 - 1)).toBe(false);
    expect(isAccessReleased({}, start, start)).toBe(false);
  });

  it('sell a reserved seat at its channel alone', () => {
    expect(seatRefusal(terms.get('A2'), { ...stranger, channel: 'door' })).toBeNull();
  });

  it('show from where a price group is', () => {
    expect(terms.get('A4')).toMatchObject({ group: stalls, by: 'category' });
    expect(terms.get('B1')).toMatchObject({ group: circle, by: 'seat' });
  });

  it('count every seat once', () => {
    expect(countOffer(terms, stranger.hasPrice)).toEqual({
      seats: 10,
      forSale: 4,
      closed: 1,
      withoutGroup: 4,
      withoutPrice: 1,
      reserved: 1,
    });
  });
});

describe('[7.46] changing an offer', () => {
  it('moves a category between price groups', () => {
    const moved = withGroup(offer, 'near', circle);
    expect(moved.groups).toEqual([{ category: 'near', group: circle }]);
    expect(withGroup(moved, 'near', null).groups).toEqual([]);
  });

  it('has each seat in one exception, for any order of changes', () => {
    const seats = [...terms.keys()];
    const change = fc.record(
      {
        is_closed: fc.constantFrom(true as const, null),
        channel: fc.constantFrom('door' as const, 'office' as const, null),
        code: fc.constantFrom(wheelchair, null),
        group: fc.constantFrom(circle, null),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.subarray(seats), change), { maxLength: 8 }), (changes) => {
        const expected = new Map<string, ExceptionChange>(seats.map((seat) => [seat, {}]));
        let changed: SeatOffer = { ...offer, exceptions: [] };
        for (const [some, facts] of changes) {
          changed = withException(changed, some, facts);
          for (const seat of some) expected.set(seat, { ...expected.get(seat), ...facts });
        }
        expect(v.is(offerSchema, changed)).toBe(true);
        const found = seatTerms(twoRows(), changed);
        for (const [seat, facts] of expected) {
          const { is_closed = null, channel = null, code = null } = facts;
          expect(found.get(seat)).toMatchObject({ isClosed: is_closed ?? false, channel, code });
        }
      }),
    );
  });

  it('drops what is gone from a newer version of the plan', () => {
    const plan = twoRows();
    const [section] = plan.sections;
    if (!section) throw new Error('A hall has a section.');
    const smaller = {
      ...plan,
      categories: plan.categories.filter((category) => category.id !== 'near'),
      sections: [{ ...section, rows: section.rows.slice(1) }],
    };
    const carried = carryOffer(offer, smaller);
    expect(carried).toMatchObject({ lostSeats: 3, lostCategories: 1 });
    expect(carried.offer.exceptions).toEqual([{ seats: ['B1'], group: circle }]);
    expect(carryOffer(offer, plan)).toEqual({ offer, lostSeats: 0, lostCategories: 0 });
  });
});

const usual: PriceRow = {
  hashcode: id(10),
  name: 'Stalls, Adult',
  of: stalls,
  price_type: adult,
  price: 4_000,
  currency: null,
  valid_from: null,
  valid_until: null,
};
const early: PriceRow = {
  ...usual,
  hashcode: id(11),
  name: 'Early bird',
  price: 3_000,
  valid_from: '2027-05-01T00:00:00Z',
  valid_until: '2027-05-08T00:00:00Z',
};
const request: PriceRequest = {
  what: { group: { hashcode: stalls, name: 'Stalls' }, by: 'category' },
  priceType: { hashcode: adult, name: 'Adult', is_complimentary: false },
  at: '2027-05-20T00:00:00Z',
  prices: [usual, early],
  terms: { fee: 150, isFeeInside: false, tax: { name: 'GST', rate: 15, is_inclusive: true } },
  currency: 'NZD',
  feeName: 'Booking fee',
};

describe('[7.46] the price of a ticket', () => {
  it('names every rule that gave it', () => {
    const chain = priceOf(request);
    expect(v.is(priceChainSchema, chain)).toBe(true);
    expect(chain).toMatchObject({ total: 4_150, fee: 150, tax: 541, at: request.at });
    expect(chain?.steps).toEqual([
      { rule: 'group', by: 'category', name: 'Stalls', hashcode: stalls },
      {
        rule: 'price',
        name: 'Stalls, Adult',
        hashcode: usual.hashcode,
        price_type: 'Adult',
        amount: 4_000,
        valid_from: null,
        valid_until: null,
      },
      { rule: 'fee', name: 'Booking fee', amount: 150, is_inside: false },
      { rule: 'tax', name: 'GST', rate: 15, amount: 541, is_inclusive: true },
    ]);
  });

  it.each([
    ['2027-04-30T23:59:59Z', 4_000],
    ['2027-05-01T12:00:00+12:00', 3_000],
    ['2027-05-07T23:59:59Z', 3_000],
    ['2027-05-08T00:00:00Z', 4_000],
  ])('at %s is that of the row that began last: %i', (at, price) => {
    expect(validPrice(request.prices, stalls, adult, at)?.price).toBe(price);
  });

  it('has its fee inside or on top, and none where it is complimentary', () => {
    const inside = { ...request, terms: { fee: 150, isFeeInside: true, tax: null } };
    expect(priceOf(inside)).toMatchObject({ total: 4_000, fee: 150, tax: 0 });
    const free = {
      ...request,
      prices: [{ ...usual, price: 0 }],
      priceType: { ...request.priceType, is_complimentary: true },
    };
    expect(priceOf(free)).toMatchObject({ total: 0, fee: 0, tax: 0 });
    expect(priceOf({ ...inside, prices: [{ ...usual, price: 100 }] })).toMatchObject({
      total: 100,
      fee: 100,
    });
  });

  it('is refused without a row that is valid, never guessed', () => {
    expect(priceOf({ ...request, prices: [early] })).toBeNull();
    expect(priceOf({ ...request, priceType: { ...request.priceType, hashcode: student } })).toBeNull();
    expect(hasPriceAt(request.prices, stalls, request.at)).toBe(true);
    expect(hasPriceAt(request.prices, circle, request.at)).toBe(false);
  });

  it('is that of a general-admission ticket as well', () => {
    const ticket = { hashcode: stalls, name: 'Standing' };
    const [first] = priceOf({ ...request, what: { ticket } })?.steps ?? [];
    expect(first).toEqual({ rule: 'ticket', ...ticket });
  });

  it('is in whole units, and its parts come to the whole', () => {
    const facts = fc.record({
      price: fc.integer({ min: 0, max: 1_000_000 }),
      fee: fc.integer({ min: 0, max: 10_000 }),
      isFeeInside: fc.boolean(),
      rate: fc.integer({ min: 0, max: 100 }),
      is_inclusive: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ price, fee, isFeeInside, rate, is_inclusive }) => {
        const chain = priceOf({
          ...request,
          prices: [{ ...usual, price }],
          terms: { fee, isFeeInside, tax: { name: 'Tax', rate, is_inclusive } },
        });
        if (!chain) throw new Error('There is a row.');
        const beforeTax = price + (isFeeInside ? 0 : fee);
        expect(chain.total).toBe(is_inclusive ? beforeTax : beforeTax + chain.tax);
        expect([chain.total, chain.fee, chain.tax].every(Number.isSafeInteger)).toBe(true);
        expect(chain.fee).toBeLessThanOrEqual(chain.total);
        const exact = is_inclusive ? (beforeTax * rate) / (100 + rate) : (beforeTax * rate) / 100;
        expect(Math.abs(chain.tax - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

it.each([
  [[], 'NZD', []],
  [[null, null], 'NZD', [null, null]],
  [['NZD', 'AUD'], 'NZD', ['NZD']],
  [['AUD', null, 'NZD'], 'NZD', [null, 'NZD']],
  [['AUD', 'AUD'], 'AUD', ['AUD', 'AUD']],
  [['USD', 'AUD'], 'AUD', ['AUD']],
] as const)('sells prices in %j in %s alone', (currencies, currency, sold) => {
  const rows = currencies.map((each) => ({ ...usual, currency: each }));
  expect(saleCurrency(rows, 'NZD')).toBe(currency);
  expect(pricesIn(rows, currency).map((row) => row.currency)).toEqual(sold);
});
