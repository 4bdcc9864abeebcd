import type { SeatKind } from '@callboard/api-contract/booking';
import { seatFact } from '@callboard/domain/booking';
import { currentLanguage, defineMessages, translate } from '@callboard/language';

/** The texts of selecting one free seat. */
export const chooserMessages = defineMessages({
  section: 'Section',
  row: 'Row',
  seat: 'Seat',
  free: (name: string, free: number) => translate('{name} ({free} free)', { name, free }),
  seatOf: (number: string, kind: SeatKind | undefined) => {
    const fact = seatFact(kind, currentLanguage());
    return fact === '' ? number : translate('{number}, {kind}', { number, kind: fact });
  },
  isFree: 'Free',
  isTaken: 'Taken',
  picture: 'Picture of the seats; the fields above select the same',
  legend: 'Green seats are free, grey rings are taken. Select a free seat.',
});
