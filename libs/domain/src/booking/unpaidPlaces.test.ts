import { saleLimits } from '@callboard/api-contract/booking';
import { describe, expect, it } from 'vitest';
import { maxUnpaidPlaces, placesInAll, transferUntil, unpaidRefusal } from './unpaidPlaces';

const { unpaidOfOwner, unpaidOfMailbox, unpaidOfNetwork } = saleLimits;
const none = { reservations: 0, places: 0 };

describe('[7.46] what one source can have unpaid', () => {
  it.each([
    ['nothing', {}, null],
    ['an owner at the limit', { owner: unpaidOfOwner }, null],
    ['an owner over it', { owner: unpaidOfOwner + 1 }, ['unpaidOfOwner', unpaidOfOwner]],
    [
      'a school of 60 owners with two places each',
      { owner: 1, network: { reservations: 60, places: 120 } },
      null,
    ],
    [
      'a network with too many reservations',
      { network: { reservations: unpaidOfNetwork + 1, places: 0 } },
      ['unpaidOfNetwork', unpaidOfNetwork],
    ],
    ['a network with a quarter of the hall', { network: { reservations: 9, places: 150 } }, null],
    ['a network with more', { network: { reservations: 9, places: 151 } }, ['unpaidPlacesOfNetwork', 150]],
    [
      'a mailbox with too many orders',
      { mailbox: { reservations: unpaidOfMailbox + 1, places: 0 } },
      ['unpaidOfMailbox', unpaidOfMailbox],
    ],
    [
      'a mailbox with more than a quarter, from several networks',
      { network: { reservations: 1, places: 50 }, mailbox: { reservations: 4, places: 151 } },
      ['unpaidPlacesOfMailbox', 150],
    ],
    [
      'an owner over the limit on a network over its own',
      { owner: unpaidOfOwner + 1, network: { reservations: 300, places: 600 } },
      ['unpaidOfOwner', unpaidOfOwner],
    ],
  ] as const)('%s', (_name, counts, expected) => {
    const refusal = unpaidRefusal({ owner: 0, network: none, mailbox: none, ...counts }, 600);
    expect(refusal && [refusal.limit, refusal.most]).toEqual(expected);
  });

  it('is a quarter of the places, and of a small hall what one order takes', () => {
    expect([0, 8, 40, 43, 44, 600].map(maxUnpaidPlaces)).toEqual([10, 10, 10, 10, 11, 150]);
  });
});

describe('[7.46] the places of a performance', () => {
  const ticket = (
    capacity: number | null,
    group: string | null = null,
    group_capacity: number | null = null,
  ) => ({
    capacity,
    group,
    group_capacity,
  });

  it.each([
    ['seats alone', 600, [], 600],
    ['standing places beside them', 100, [ticket(50), ticket(20)], 170],
    ['a group that shares fewer than its tickets have', 0, [ticket(50, 'g', 60), ticket(50, 'g', 60)], 60],
    ['a group that shares more', 0, [ticket(10, 'g', 60), ticket(20, 'g', 60)], 30],
    ['a group whose tickets have no number', 0, [ticket(null, 'g', 60), ticket(5, 'g', 60)], 60],
    ['a ticket without any number, which is not sold', 10, [ticket(null)], 10],
  ])('%s', (_name, seats, general, places) => {
    expect(placesInAll(seats, general)).toBe(places);
  });
});

describe('[7.46] the time for a bank transfer', () => {
  const day = 86_400_000;

  it.each([
    [30, 3],
    [12, 3],
    [8, 2],
    [4, 1],
    [2, 1],
    [1.9, null],
    [0.1, null],
    [-1, null],
  ])('%s days before the start is %s days', (before, days) => {
    expect(transferUntil(before * day, 0)).toBe(days === null ? null : days * day);
  });

  it('never ends later than a day before the start', () => {
    for (let before = 0; before < 40; before += 0.1) {
      const until = transferUntil(before * day, 0);
      if (until !== null) expect(until).toBeLessThanOrEqual((before - 1) * day);
    }
  });
});
