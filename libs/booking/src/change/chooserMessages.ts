import { seatKindOptions, type SeatKind } from '@callboard/api-contract/booking';
import { defineMessages, translate } from '@callboard/language';

const kindNames = new Map<string, string>(seatKindOptions.map(({ value, label }) => [value, label]));

/** The texts of selecting one free seat. */
export const chooserMessages = defineMessages({
  section: 'Section',
  row: 'Row',
  seat: 'Seat',
  free: (name: string, free: number) => translate('{name} ({free} free)', { name, free }),
  seatOf: (number: string, kind: SeatKind = 'standard') =>
    kind === 'standard'
      ? number
      : translate('{number}, {kind}', { number, kind: translate(kindNames.get(kind) ?? '') }),
  isFree: 'Free',
  isTaken: 'Taken',
  picture: 'Picture of the seats; the fields above select the same',
  legend: 'Green seats are free, gray rings are taken. Press a free seat to select it.',
});
