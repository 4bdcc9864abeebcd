import { defineMessages } from '@callboard/language';

/** The days of the week by their ISO number, from Monday (clause 9.3), in three letters. */
export const weekdays = defineMessages({
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
});
