import { defineMessages, translate } from '@callboard/language';

/** The texts of the board, the calendar and the tree. */
export const boardMessages = defineMessages({
  statusOf: (title: string) => translate('Change status of {title}', { title }),
  columnOf: (status: string, count: number) => translate('{status}, {count, number}', { status, count }),
  none: 'None',
  showMore: 'Show more',
  onlyFirst: (shown: number, count: number) =>
    translate('Only the first {shown} of {count, number} are shown. Narrow them by filters.', {
      shown,
      count,
    }),
  below: (count: number, { one, many }: { one: string; many: string }) =>
    translate('{count, number} {records}', { count, records: (count === 1 ? one : many).toLowerCase() }),
});
