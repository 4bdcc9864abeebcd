import { defineMessages, say } from '@callboard/language';

/** The texts of the board, the calendar and the tree. */
export const boardMessages = defineMessages({
  statusOf: (title: string) => say('Change status of {title}', { title }),
  columnOf: (status: string, count: number) => say('{status}, {count, number}', { status, count }),
  none: 'None',
  showMore: 'Show more',
  onlyFirst: (shown: number, count: number) =>
    say('Only the first {shown} of {count, number} are shown. Narrow them by filters.', { shown, count }),
  below: (count: number, { one, many }: { one: string; many: string }) =>
    say('{count, number} {records}', { count, records: (count === 1 ? one : many).toLowerCase() }),
});
