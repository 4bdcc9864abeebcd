import { countSeats, checkPlan, planError, seatLayout } from '@callboard/domain/booking';
import { expect, it } from 'vitest';
import { drawHall } from './drawHall';

it.each([40, 120, 301, 1_200])('[7.46] draws a hall of %i seats with nothing to correct', (capacity) => {
  const plan = drawHall(capacity);
  expect([planError(plan), countSeats(plan), checkPlan(plan)]).toEqual([null, capacity, []]);
});

it('[7.46] has aisles in the rows of a hall that is wide enough', () => {
  const { blocks } = seatLayout(drawHall(301));
  expect(blocks.filter(({ row }) => row.name === 'B').map(({ seats }) => seats.length)).toEqual([
    4, 10, 5, 11,
  ]);
  expect(seatLayout(drawHall(40)).blocks.map(({ row }) => row.name)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

it('[7.46] draws an arena in which only the view of some seats is poor', () => {
  const plan = drawHall(12_000);
  expect([planError(plan), countSeats(plan)]).toEqual([null, 12_000]);
  expect([...new Set(checkPlan(plan).map(({ kind }) => kind))].sort()).toEqual([
    'far_from_stage',
    'side_view',
  ]);
});
