import { countSeats, checkPlan, planError } from '@callboard/domain/booking';
import { expect, it } from 'vitest';
import { drawHall } from './drawHall';

it.each([40, 120, 301, 1_200, 12_000])(
  '[7.46] draws a hall of %i seats with nothing to correct',
  (capacity) => {
    const plan = drawHall(capacity);
    expect([planError(plan), countSeats(plan), checkPlan(plan)]).toEqual([null, capacity, []]);
  },
);
