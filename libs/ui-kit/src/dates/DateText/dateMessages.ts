import { defineMessages } from '@callboard/language';

/** The words of dates, and of what stands in the place of one: a list needs no others. */
export const dateMessages = defineMessages({
  // Three letters each, as DD-MMM-YYYY asks for.
  months: {
    january: 'Jan',
    february: 'Feb',
    march: 'Mar',
    april: 'Apr',
    may: 'May',
    june: 'Jun',
    july: 'Jul',
    august: 'Aug',
    september: 'Sep',
    october: 'Oct',
    november: 'Nov',
    december: 'Dec',
  },
  notEntered: 'Not entered',
  overdue: 'overdue',
  dueToday: 'due today',
});
