import { defineMessages } from '@callboard/language';

/** Three-letter weekday names by ISO number, Monday first (clause 9.3). */
export const weekdays = defineMessages({
  1: 'Mon',
  2: 'Tue',
  3: 'Wed',
  4: 'Thu',
  5: 'Fri',
  6: 'Sat',
  7: 'Sun',
});
