import { defineMessages, say } from '@callboard/language';

/** The texts of the week of the venues. */
export const venueWeekMessages = defineMessages({
  week: 'Week',
  list: 'List',
  thisWeek: 'This week',
  previous: 'Previous week',
  next: 'Next week',
  weekOf: (first: string, last: string) => say('{first} to {last}', { first, last }),
  used: 'Used',
  definition: (from: number, to: number) =>
    say('Used: booked time of all spaces, of the hours from {from}:00 to {to}:00 on seven days.', {
      from,
      to,
    }),
  onlyFirst: (shown: number, count: number, many: string) =>
    say('Only the first {shown} of {count, number} {many} of the week are shown.', {
      shown,
      count,
      many: many.toLowerCase(),
    }),
  conflict: (space: string) => say('Conflict: {space}', { space }),
  none: (many: string) => say('No {many} yet', { many: many.toLowerCase() }),
});
