import type { FloorPlan } from '@callboard/api-contract/booking';
import type { SeatPriceGroup, SeatState } from '../pick/seatStates';
import { exampleHall } from './exampleHall';

/** Offer of a hall: two prices, and seats in every state. */
export function exampleOffer(hall: FloorPlan = exampleHall()) {
  const categories: FloorPlan['categories'] = [
    { id: 'front', name: 'Front', color: 'blue' },
    { id: 'back', name: 'Back', color: 'green' },
  ];
  const plan: FloorPlan = {
    ...hall,
    categories,
    sections: hall.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row, index) => ({
        ...row,
        category: index < section.rows.length / 2 ? 'front' : 'back',
      })),
    })),
  };
  const priceGroups: SeatPriceGroup[] = [
    { id: 'front', name: 'Front', color: 'blue', price: '$35.00' },
    { id: 'back', name: 'Back', color: 'green', price: '$25.00' },
  ];
  const ids = plan.sections.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map(({ id }) => id)));
  const taken: readonly SeatState[] = ['sold', 'sold', 'held', 'closed'];
  const states = new Map<string, SeatState>();
  for (const [index, id] of ids.entries()) {
    const state = taken[index % 11];
    if (state && index > 18) states.set(id, state);
  }
  return { plan, priceGroups, states };
}
