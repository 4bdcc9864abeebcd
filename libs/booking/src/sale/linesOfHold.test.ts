import { expect, it } from 'vitest';
import { isOpenLine, linesOfHold, totalOf } from './linesOfHold';

const type = (hashcode: string, people: number) => ({
  hashcode,
  name: hashcode,
  people,
  proof: null,
  description: null,
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
