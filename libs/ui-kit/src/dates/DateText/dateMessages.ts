import { defineMessages } from '@callboard/language';

/** The texts of dates and their placeholders; apart from the field messages, because lists need only these. */
export const dateMessages = defineMessages({
  // Three letters each, for DD-MMM-YYYY.
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
