import { defineMessages, formatNumber, translate } from '@callboard/language';
import { counted } from '@callboard/tenant';

interface Names {
  one: string;
  many: string;
}

/** The texts of the import. */
export const messages = defineMessages({
  title: (many: string) => translate('Import {many}', { many: many.toLowerCase() }),
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  selectHeading: 'Choose a file',
  selectText:
    'A CSV file or an Excel workbook (.xlsx) whose first row names the columns. At most 20,000 rows and 5 MB.',
  selectButton: 'Choose a CSV file or workbook',
  fileLabel: 'CSV file or workbook',
  dropText: 'or drop it here',
  tooLarge: 'This file is larger than 5 MB.',
  reading: (name: string) => translate('Reading {name}', { name }),
  sheetHeading: 'Choose a sheet',
  sheetText: (name: string, count: number) =>
    translate('{name} has {count, number} sheets.', { name, count }),
  sheetRows: (rows: number) => translate('{rows, plural, one {# row} other {# rows}}', { rows }),
  emptyWorkbook: 'This workbook is empty. Its first row has to name the columns.',
  workbookProblems: {
    damaged:
      'This workbook cannot be read. Open it in Excel or LibreOffice, save it again as .xlsx without a password, and choose that.',
    tooLarge:
      'This workbook is too large. Save the sheet as CSV, or in parts of at most 20,000 rows, and choose that.',
  },
  mapHeading: 'Which column goes where?',
  mapText: (name: string, rows: number) =>
    translate('{name} has {rows, plural, one {# row} other {# rows}}.', { name, rows }),
  converted:
    'This file was not saved as UTF-8, so its letters were converted from Windows-1252. Check names with accents and macrons.',
  fieldColumn: 'Field',
  fileColumn: 'Column of the file',
  notImported: 'Not imported',
  staysEmpty: 'Stays empty',
  sample: (texts: string) => translate('For example {texts}', { texts }),
  keyText: 'A row with the hashcode of a record changes that record',
  dayOrder: (column: string) => translate('Dates in {column}', { column }),
  dayOrders: {
    'day-first': 'Day first: 03/04 is 3 April',
    'month-first': 'Month first: 03/04 is 4 March',
  },
  decimalMark: (column: string) => translate('Numbers in {column}', { column }),
  decimalMarks: {
    point: 'Point before decimals: 1.5 and 1,000',
    comma: 'Comma before decimals: 1,5 and 1.000',
  },
  notSelected: 'Select',
  formEither: 'No row shows which it is',
  formMixed: 'Rows contradict each other: select how the others are read',
  // In full: a number could be either.
  day: (day: number, month: string, year: string) => `${day} ${month} ${year}`,
  months: {
    january: 'January',
    february: 'February',
    march: 'March',
    april: 'April',
    may: 'May',
    june: 'June',
    july: 'July',
    august: 'August',
    september: 'September',
    october: 'October',
    november: 'November',
    december: 'December',
  },
  emptied: 'emptied',
  emptySample: 'Empty in the first rows',
  needed: (fields: readonly string[]) =>
    translate('Choose a column for {fields}.', { fields: fields.join(', ') }),
  preview: 'Preview',
  checking: 'Checking the rows',
  progress: (done: number, total: number) =>
    translate('{done, number} of {total, plural, one {# row} other {# rows}}', { done, total }),
  previewHeading: 'Check the rows',
  counts: 'What the rows are',
  statuses: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    duplicate: 'Duplicate',
    invalid: 'Invalid',
  },
  statNew: 'New',
  statChanged: 'Changed',
  statUnchanged: 'Unchanged',
  statDuplicates: 'Duplicates, skipped',
  statInvalid: 'With errors, skipped',
  repeated: 'Errors that several rows have',
  repeatedError: (count: number, reason: string) =>
    translate('{count, plural, one {# row} other {# rows}}: {reason}', { count, reason }),
  solveText: 'Select what it is, or add it. Then the rows are checked again.',
  solveOption: 'Select',
  solveEmpty: 'Leave it empty',
  solveAdd: (name: string) => translate('Add {name}', { name }),
  solve: 'Check the rows again',
  moreErrors: (count: number) =>
    translate('{count, plural, one {# further error is} other {# further errors are}} in the rows below.', {
      count,
    }),
  download: 'Download the rows with errors',
  downloadText: 'Mend them in the file and import it: the column with the reasons is passed over.',
  downloadName: (name: string) => translate('{name} - rows with errors', { name }),
  reasonHeading: 'Why it was not imported',
  filter: 'Rows to show',
  filters: {
    all: 'All',
    invalid: 'Invalid',
    duplicate: 'Duplicates',
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
  },
  rows: 'Rows of the file',
  rowNumber: 'Row',
  rowTitle: 'Name',
  rowReason: 'Result',
  untitled: 'No name',
  noRows: 'No such rows',
  showMore: (count: number) => translate('Show {count, number} more', { count }),
  nothingNew: 'There is nothing new to import in this file.',
  importRows: (count: number) =>
    translate('{count, plural, one {Import # good row} other {Import # good rows}}', { count }),
  writing: (count: number, many: string) =>
    translate('Importing {count, number} {many}', { count, many: many.toLowerCase() }),
  canceled: 'The import was cancelled. Nothing was imported.',
  canceledTooLate: 'The import had finished before it was cancelled: its rows are here.',
  writingHeading: 'Importing',
  count: formatNumber,
  finishedHeading: 'Import finished',
  imported: (created: number, updated: number, label: Names) => {
    if (updated === 0) return translate('{what} imported', { what: counted(created, label) });
    const what = counted(updated, label);
    return created === 0
      ? translate('{what} changed', { what })
      : translate('{created, number} imported and {what} changed', { created, what });
  },
  leftOut: (duplicates: number, invalid: number) => {
    const parts = [
      ...(duplicates > 0
        ? [translate('{duplicates, plural, one {# duplicate} other {# duplicates}}', { duplicates })]
        : []),
      ...(invalid > 0
        ? [translate('{invalid, plural, one {# row with errors} other {# rows with errors}}', { invalid })]
        : []),
    ];
    return parts.length > 0 ? translate('{what} skipped.', { what: parts.join(translate(' and ')) }) : '';
  },
  takeBack: 'Take the import back',
  takenBackHeading: 'Import taken back',
  takenBack: (created: number, updated: number, label: Names) =>
    updated === 0
      ? translate('{what} removed again.', { what: counted(created, label) })
      : translate('{what} are as they were before.', { what: counted(created + updated, label) }),
  toList: (many: string) => translate('See all {many}', { many: many.toLowerCase() }),
  done: 'Done',
  another: 'Import another file',
});
