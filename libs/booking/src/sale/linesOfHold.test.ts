import { expect, it } from 'vitest';
import { isOpenLine, isWholeLine, keysOfSet, linesOfHold, totalOf } from './linesOfHold';

const type = (hashcode: string, people: number) => ({
  hashcode,
  name: hashcode,
  people,
  proof: null,
  description: null,
  is_companion: hashcode === 'companion',
  set_size: hashcode === 'four' ? 4 : null,
  min_count: hashcode === 'group' ? 3 : null,
  needs_code: hashcode === 'group',
});
const price = (price_type: string, amount: number) => ({
  of: 'standing',
  price_type,
  amount,
  fee: 100,
  tax: 200,
});
const offer = {
  price_types: [type('adult', 1), type('group', 4)],
  prices: [price('adult', 2_000), price('group', 6_000)],
  general: [{ hashcode: 'standing', name: 'Standing', free: 9, is_on_sale: true }],
};
const hold = { seats: [], general: [{ definition: 'standing', quantity: 5 }] };

it('[7.46] a ticket for a group takes the places of its people', () => {
  expect(linesOfHold(hold, offer, {}).map(({ priceType }) => priceType)).toEqual(Array(5).fill('adult'));
  const lines = linesOfHold(hold, offer, { 'standing 0': 'group' });
  expect(lines.map(({ priceType, amount }) => [priceType, amount])).toEqual([
    ['group', 6_000],
    ['adult', 2_000],
  ]);
});

it('[7.46] a group that is larger than what is left is no ticket for it', () => {
  const lines = linesOfHold(hold, offer, { 'standing 0': 'group', 'standing 1': 'group' });
  expect(lines.map(({ priceType }) => priceType)).toEqual(['group', 'adult']);
});

it('[7.46] none of several kinds is taken by itself where the buyer selects, and the only one is', () => {
  const two = { seats: [], general: [{ definition: 'standing', quantity: 2 }] };
  const open = linesOfHold(two, offer, {}, true);
  expect(open.map(isOpenLine)).toEqual([false, false]);
  const both = { ...offer, price_types: [type('adult', 1), type('student', 1)] };
  const prices = [price('adult', 4_000), price('student', 2_400)];
  const lines = linesOfHold(two, { ...both, prices }, { 'standing 1': 'student' }, true);
  expect(lines.map((line) => [line.priceType, isOpenLine(line)])).toEqual([
    ['', true],
    ['student', false],
  ]);
  expect(totalOf(lines)).toBe(2_400);
});

it('[7.46] a companion seat has the price of the house, one for each wheelchair space, and it is offered for no other', () => {
  const of = 'stalls';
  const stalls = (price_type: string, amount: number) => ({ ...price(price_type, amount), of });
  const hall = {
    ...offer,
    price_types: [type('adult', 1), type('student', 1), type('companion', 1)],
    prices: [stalls('adult', 4_000), stalls('student', 2_400), stalls('companion', 0)],
  };
  const seat = (id: string, kind: 'accessible' | 'companion' | 'standard') => ({
    seat: id,
    place: id,
    group: of,
    kind,
  });
  const seats = [
    seat('w', 'accessible'),
    seat('c1', 'companion'),
    seat('c2', 'companion'),
    seat('s', 'standard'),
  ];
  const typesOf = (reserved: typeof seats, selected = {}, needsSelection = true) =>
    linesOfHold({ seats: reserved, general: [] }, hall, selected, needsSelection).map(
      ({ priceType }) => priceType,
    );
  expect(typesOf(seats)).toEqual(['', 'companion', '', '']);
  expect(typesOf(seats, {}, false)).toEqual(['adult', 'companion', 'adult', 'adult']);
  expect(typesOf(seats, { c1: 'student', c2: 'companion', s: 'companion' })).toEqual(['', 'student', '', '']);
  // Without the wheelchair space there is none.
  expect(typesOf(seats.slice(1), { c1: 'companion' })).toEqual(['', '', '']);
  const lines = linesOfHold({ seats, general: [] }, hall, {}, true);
  expect(lines.map(({ types }) => types.some((each) => each.is_companion))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

it('[7.46] four for three is selected as a whole set, and is no price of three', () => {
  const of = 'stalls';
  const stalls = (price_type: string, amount: number) => ({ ...price(price_type, amount), of });
  const hall = {
    ...offer,
    price_types: [type('four', 1), type('adult', 1)],
    prices: [stalls('adult', 4_000), stalls('four', 3_000)],
  };
  const seats = ['a1', 'a2', 'a3', 'a4', 'a5'].map((seat) => ({ seat, place: seat, group: of }));
  const linesWith = (selected: Readonly<Record<string, string>>) =>
    linesOfHold({ seats, general: [] }, hall, selected);
  const usual = linesWith({});
  // None is in a set by itself.
  expect([totalOf(usual), usual.every(isWholeLine)]).toEqual([20_000, true]);
  const [, second] = usual;
  if (!second) throw new Error('There are five.');
  const keys = keysOfSet(usual, second, 'four');
  expect(keys).toEqual(['a2', 'a1', 'a3', 'a4']);
  const set = linesWith(Object.fromEntries(keys.map((key) => [key, 'four'])));
  expect([totalOf(set), set.every(isWholeLine)]).toEqual([4 * 3_000 + 4_000, true]);
  const broken = linesWith({ a1: 'four', a2: 'four', a3: 'four' });
  expect(broken.map(({ missing }) => missing)).toEqual([1, 1, 1, 0, 0]);
  expect(keysOfSet(set, set[0] ?? second, 'adult')).toEqual(['a1']);
});
