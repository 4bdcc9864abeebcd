import { examplePlan, type FloorPlan } from '@callboard/api-contract/booking';
import { expect, it } from 'vitest';
import { placeNames, seatLayout, sectionTitle } from './seatLayout';

const twoLevels: FloorPlan = {
  ...examplePlan,
  levels: [...examplePlan.levels, { id: 'up', name: 'Dress circle' }],
};

it.each([
  ['on a plan of one level', examplePlan, 'Left', 'ground', 'Left'],
  ['on a plan of several', twoLevels, 'Left', 'up', 'Dress circle · Left'],
  ['that begins with its level', twoLevels, 'Dress Circle left', 'up', 'Dress Circle left'],
  ['of a level that is not there', twoLevels, 'Left', 'roof', 'Left'],
  ['without room for its level', twoLevels, 'x'.repeat(120), 'up', 'x'.repeat(120)],
])('[7.46] a ticket names a section %s', (_, plan, name, level, title) => {
  expect(sectionTitle(plan, { name, level })).toBe(title);
});

it('[7.46] a ticket names the level of a seat where there are several', () => {
  expect([...placeNames(seatLayout(examplePlan)).values()]).toEqual(['Stalls · A 1', 'Stalls · A 2']);
  expect([...placeNames(seatLayout(twoLevels)).values()]).toEqual([
    'Ground floor · Stalls · A 1',
    'Ground floor · Stalls · A 2',
  ]);
});
