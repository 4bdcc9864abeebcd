import { defineMessages, translate } from '@callboard/language';

/** The texts around the rows of a table. */
export const tableMessages = defineMessages({
  selectRow: (row: number) => translate('Select row {row}', { row }),
  selectLoadedRows: 'Select loaded rows',
  tableHelp: 'Use the arrow keys to move between rows and Enter to open one.',
  rangeOfCount: (first: string, last: string, count: string) =>
    translate('{first}–{last} of {count}', { first, last, count }),
  noRows: '0 of 0',
});
