import { seatPlaces, type PlanPoint } from '@callboard/domain/booking';
import type { OfferedSeat } from './seatStates';

/** Where a seat is on its level. */
export function placeOfSeat({ row, seat }: Pick<OfferedSeat, 'row' | 'seat'>): PlanPoint {
  return seatPlaces(row)[row.seats.findIndex(({ id }) => id === seat.id)] ?? row;
}
