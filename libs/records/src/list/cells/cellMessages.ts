import { defineMessages, translate } from '@callboard/language';

/** The texts of editing a list in its cells. */
export const cellMessages = defineMessages({
  grid: (many: string) => translate('Cells of {many}', { many: many.toLowerCase() }),
  help: 'Type or press Enter to edit a cell. Arrow keys move, Shift and an arrow key select more. Copy and paste work with a spreadsheet.',
  pages: 'Pages of cells',
  fixed: 'Cannot be changed here',
  refused: (sentence: string) => translate('Not saved: {sentence}', { sentence }),
  refusedTitle: (count: number) =>
    translate('{count, plural, one {One cell was not saved} other {# cells were not saved}}', { count }),
  discard: 'Discard these',
  outside: (count: number) =>
    translate(
      '{count, plural, one {One pasted cell does not fit in this list} other {# pasted cells do not fit in this list}}',
      {
        count,
      },
    ),
  saved: (count: number) =>
    translate('{count, plural, one {One cell changed} other {# cells changed}}', { count }),
  changedMeanwhile: (value: string) =>
    translate('Someone else has changed this cell to “{value}” since you opened it.', { value }),
  notSent: 'The server did not answer. Try again.',
  noneCalled: (one: string, text: string) => translate('No {one} is called “{text}”', { one, text }),
  severalCalled: (count: number, many: string, text: string) =>
    translate('{count, number} {many} are called “{text}”. Select one in the cell.', { count, many, text }),
});
