import { seatFact } from '@callboard/domain/booking';
import { currentLanguage, defineMessages, translate } from '@callboard/language';
import type { OfferedSeat, SeatState } from './seatStates';

/** The texts of the buyer's picture and list of seats. */
export const pickMessages = defineMessages({
  picture: 'Picture of the seats; the same is there as a list',
  list: 'Seats and prices',
  legend: 'What the marks mean',
  notForSale: 'Not for sale',
  noSeats: 'There are no seats to select',
  noSeatsText: 'This performance has no numbered seats.',
  problems: 'Some seats cannot be booked',
  show: 'Show',
  showSeats: (text: string) => translate('Show: {text}', { text }),
  free: 'Available',
  mine: 'Your seat',
  pending: 'Another buyer has it now',
  sold: 'Sold',
  count: (selected: number) =>
    translate('{selected, plural, =0 {No seats} one {# seat} other {# seats}} selected', { selected }),
  countOf: (selected: number, limit: number) =>
    translate('{selected} of at most {limit, plural, one {# seat} other {# seats}} selected', {
      selected,
      limit,
    }),
  limit: (limit: number) =>
    translate(
      'You can select {limit, plural, one {# seat} other {# seats}} at most. Remove one to select another.',
      { limit },
    ),
  part: (name: string, free: number) =>
    translate('{name}: {free, plural, =0 {none free} other {# free}}', { name, free }),
  row: (name: string, free: number) =>
    translate('Row {name}: {free, plural, =0 {none free} other {# free}}', { name, free }),
  seat: ({ row, seat }: OfferedSeat) =>
    translate('Row {row}, seat {number}', { row: row.name, number: seat.number }),
});

/** Text of a seat's state for its buyer. */
export function stateText(state: SeatState): string {
  if (state === 'closed') return pickMessages.notForSale;
  return state === 'held' ? pickMessages.pending : pickMessages[state];
}

/** The kind of a seat that is not a usual one; empty for those. */
export function kindText({ seat: { kind } }: OfferedSeat): string {
  return seatFact(kind, currentLanguage());
}
