import { defineMessages, translate } from '@callboard/language';

/** The texts of the week of the venues. */
export const venueWeekMessages = defineMessages({
  week: 'Week',
  list: 'List',
  thisWeek: 'This week',
  previous: 'Previous week',
  next: 'Next week',
  weekOf: (first: string, last: string) => translate('{first} to {last}', { first, last }),
  used: 'Used',
  definition: (from: number, to: number) =>
    translate('Used: booked time of all spaces, of the hours from {from}:00 to {to}:00 on seven days.', {
      from,
      to,
    }),
  onlyFirst: (shown: number, count: number, many: string) =>
    translate('Only the first {shown} of {count, number} {many} of the week are shown.', {
      shown,
      count,
      many: many.toLowerCase(),
    }),
  conflict: (space: string) => translate('Conflict: {space}', { space }),
  none: (many: string) => translate('No {many} yet', { many: many.toLowerCase() }),
});
