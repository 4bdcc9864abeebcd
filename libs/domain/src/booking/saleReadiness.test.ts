import { describe, expect, it } from 'vitest';
import { saleReadiness, type SaleFacts } from './saleReadiness';

describe('[7.46] what is ready for a sale', () => {
  const seats = {
    hasPlan: true,
    doubleLabels: 0,
    counts: { seats: 10, forSale: 8, closed: 2, withoutGroup: 0, withoutPrice: 0, reserved: 0 },
    looseCategories: 0,
  };
  const ready: SaleFacts = {
    seats,
    hasPlaces: true,
    forSale: 8,
    unpriced: 0,
    untaxed: 0,
    pricesInOtherCurrency: 0,
    saleOpens: '2027-05-01T00:00:00Z',
    saleCloses: '2027-06-01T06:00:00Z',
    startsAt: '2027-06-01T07:00:00Z',
    isAnnounced: true,
    isFree: false,
    paymentMethods: 1,
  };
  const stateOf = (facts: Partial<SaleFacts>) =>
    saleReadiness({ ...ready, ...facts })
      .filter(({ state }) => state !== 'ready')
      .map(({ kind, state, why }) => [kind, state, why]);

  it.each([
    ['nothing is missing', {}, []],
    ['no version of the plan', { seats: { ...seats, hasPlan: false } }, [['plan', 'missing', 'no_plan']]],
    [
      'two seats of one label',
      { seats: { ...seats, doubleLabels: 2 } },
      [['plan', 'missing', 'double_labels']],
    ],
    [
      'a category in no group',
      { seats: { ...seats, looseCategories: 1 } },
      [['groups', 'open', 'loose_categories']],
    ],
    ['a group without a price', { unpriced: 1 }, [['prices', 'open', 'groups_without_price']]],
    ['a price in another currency', { pricesInOtherCurrency: 1 }, [['prices', 'open', 'other_currency']]],
    ['no opening time', { saleOpens: null }, [['times', 'open', 'no_opening']]],
    [
      'sales that go on after the start',
      { saleCloses: '2027-06-01T08:00:00Z' },
      [['times', 'open', 'closes_after_start']],
    ],
    ['a price whose tax no one named', { untaxed: 2, forSale: 0 }, [['tax', 'missing', 'no_tax']]],
    [
      'tickets without seats that have no price',
      { seats: null, forSale: 0 },
      [['prices', 'missing', 'no_prices']],
    ],
    [
      'tickets of no number of places',
      { seats: null, hasPlaces: false },
      [['places', 'missing', 'no_places']],
    ],
    ['a performance that no one knows of', { isAnnounced: false }, [['announced', 'open', 'not_announced']]],
    ['nothing to pay for what is free', { isFree: true, paymentMethods: 0 }, []],
    ['no way to pay', { paymentMethods: 0 }, [['payment', 'missing', 'no_payment']]],
  ] as const)('finds %s', (_, facts, found) => {
    expect(stateOf(facts)).toEqual(found);
  });

  it('finds that nothing is in a group, and so has no price', () => {
    const counts = { seats: 10, forSale: 0, closed: 0, withoutGroup: 10, withoutPrice: 0, reserved: 0 };
    expect(stateOf({ seats: { ...seats, counts, looseCategories: 2 }, forSale: 0 })).toEqual([
      ['groups', 'missing', 'no_groups'],
      ['prices', 'missing', 'no_prices'],
    ]);
  });
});
