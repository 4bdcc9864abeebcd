import { describe, expect, it } from 'vitest';
import { seatLayout } from './seatLayout';
import { counter, hall } from './testing/halls';
import { nextOffer, offerEnd, seatsForParty, type PartySeating } from './waitingOffers';

/** A row of ten seats, of which these are free. */
function row(...free: number[]): PartySeating {
  const plan = hall([{ count: 10 }], counter());
  const ids = plan.sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ id }) => id)));
  const open = new Set(free.map((number) => ids[number - 1]));
  return {
    layout: seatLayout(plan),
    isFree: (seat) => open.has(seat),
    isReleased: false,
    allowsSingles: false,
  };
}

const party = (name: string, places: number, definition: string | null = null) => ({
  name,
  places,
  is_accessible: false,
  definition,
});
const partyOf = (seating: PartySeating, ...parties: ReturnType<typeof party>[]) =>
  nextOffer({ seating, places: new Map() }, parties)?.party.name;

describe('[7.46] the order of offers', () => {
  it('seats the first party that fits, and lets those before it wait', () => {
    const parties = [party('four', 4), party('two', 2), party('another two', 2)];
    expect(partyOf(row(5, 6), ...parties)).toBe('two');
    expect(partyOf(row(1, 2, 3, 4), ...parties)).toBe('four');
    expect(partyOf(row(5), ...parties)).toBeUndefined();
  });

  it('never splits a party, and leaves no single seat', () => {
    expect(seatsForParty(row(1, 2, 7, 8), { places: 4, is_accessible: false })).toBeNull();
    expect(seatsForParty(row(1, 2, 4, 5, 6), { places: 2, is_accessible: false })).toHaveLength(2);
    // Two of three leave one, wherever they sit; the rule makes no exception where two fit elsewhere.
    const seats = seatsForParty(row(1, 2, 3, 6, 7), { places: 2, is_accessible: false });
    expect(seats).toEqual(seatsForParty(row(6, 7), { places: 2, is_accessible: false }));
  });

  it('gives an accessible seat only to those who need one', () => {
    const open = row(1, 2);
    const isFree: PartySeating['isFree'] = (seat, needsAccess) => needsAccess && open.isFree(seat, true);
    expect(seatsForParty({ ...open, isFree }, { places: 2, is_accessible: false })).toBeNull();
  });
});

describe('[7.46] offers of general admission', () => {
  const parties = [
    party('four', 4, 'lawn'),
    party('seats', 2),
    party('two', 2, 'lawn'),
    party('pit', 1, 'pit'),
  ];
  const offerOf = (seating: PartySeating | null, places: [string, number][]) =>
    nextOffer({ seating, places: new Map(places) }, parties)?.party.name;

  it('goes to the first party for which all places are free', () => {
    expect(offerOf(null, [['lawn', 4]])).toBe('four');
    expect(offerOf(null, [['lawn', 3]])).toBe('two');
    expect(
      offerOf(null, [
        ['lawn', 1],
        ['pit', 9],
      ]),
    ).toBe('pit');
    expect(offerOf(null, [['lawn', 1]])).toBeUndefined();
  });

  it('does not touch those who wait for seats, nor they it', () => {
    expect(offerOf(row(5, 6), [['lawn', 3]])).toBe('seats');
    expect(offerOf(row(5), [['lawn', 2]])).toBe('two');
    expect(nextOffer({ seating: null, places: new Map([['lawn', 2]]) }, parties)?.seats).toEqual([]);
  });
});

describe('[7.46] the time of an offer', () => {
  const terms = { minutes: 120, before: 60, least: 20 };
  const at = (minutes: number) => minutes * 60_000;
  it.each([
    ['as long as usual', 1_000, null, 120],
    ['until an hour before the start', 150, null, 90],
    ['until the sale closes', 1_000, 45, 45],
    ['not at all for too little time', 70, null, null],
  ])('lasts %s', (_, startsAt, closes, end) => {
    const times = { now: 0, startsAt: at(startsAt), closes: closes === null ? null : at(closes) };
    expect(offerEnd(times, terms)).toBe(end === null ? null : at(end));
  });
});
