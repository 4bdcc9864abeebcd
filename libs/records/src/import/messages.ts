import { defineMessages, formatNumber, translate } from '@callboard/language';
import { counted } from '@callboard/tenant';

interface Names {
  one: string;
  many: string;
}

/** The first of many, and that there are more. */
function firstOf(texts: readonly string[]): string {
  const most = 5;
  return texts.length > most ? `${texts.slice(0, most).join(', ')} …` : texts.join(', ');
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
  hiddenSheet: 'Hidden',
  hiddenRows: (rows: readonly number[]) =>
    translate(
      '{count, plural, one {Row {rows} is} other {Rows {rows} are}} hidden in the workbook and will be imported.',
      { count: rows.length, rows: firstOf(rows.map(String)) },
    ),
  hiddenColumns: (columns: readonly string[]) =>
    translate(
      '{count, plural, one {The column {columns} is} other {The columns {columns} are}} hidden in the workbook.',
      { count: columns.length, columns: firstOf(columns) },
    ),
  mergedCells: (count: number) =>
    translate(
      '{count, plural, one {# cell takes} other {# cells take}} the value that is merged over several rows.',
      {
        count,
      },
    ),
  openFormulas: (count: number) =>
    translate(
      '{count, plural, one {# formula has} other {# formulas have}} no result in this file: open it in Excel, save it, and choose it again.',
      { count },
    ),
  mapHeading: 'Which column goes where?',
  mapText: (name: string, rows: number) =>
    translate('{name} has {rows, plural, one {# row} other {# rows}}.', { name, rows }),
  converted:
    'This file was not saved as UTF-8, so its letters were converted. Check names with accents and macrons.',
  letters: 'Letters of this file',
  lettersText: 'Select the one that is spelt correctly',
  encodings: {
    'windows-1252': (example: string) => translate('{example} (saved on Windows)', { example }),
    macintosh: (example: string) => translate('{example} (saved on a Mac)', { example }),
  },
  damaged: (cells: number) =>
    translate('{cells, plural, one {# cell has} other {# cells have}} broken letters', { cells }),
  damagedText: (before: string, after: string) =>
    translate('For example {before}, which should be {after}', { before, after }),
  repair: 'Fix them',
  keep: 'Leave them as they are',
  totals: (rows: readonly number[]) =>
    translate('{count, plural, one {Row {rows} is a total} other {Rows {rows} are totals}}', {
      count: rows.length,
      rows: firstOf(rows.map(String)),
    }),
  omitTotals: 'Leave out',
  importTotals: 'Import',
  fieldColumn: 'Field',
  fileColumn: 'Column of the file',
  notImported: 'Not imported',
  staysEmpty: 'Stays empty',
  sample: (texts: string) => translate('For example {texts}', { texts }),
  keyText: 'A row with the ID of a record changes that record',
  dayOrder: (column: string) => translate('Dates in {column}', { column }),
  dayOrders: {
    'day-first': 'Day first: 03/04 is 3 April',
    'month-first': 'Month first: 03/04 is 4 March',
  },
  shortYears: (column: string) => translate('Years in {column}', { column }),
  shortYearOptions: {
    'as-excel': 'As in Excel: 29 is 2029, and 30 is 1930',
    'from-2000': 'All from 2000: 85 is 2085',
    'before-2000': 'All before 2000: 05 is 1905',
  },
  yearsShort: 'Some years have two digits: select what they are',
  decimalMark: (column: string) => translate('Numbers in {column}', { column }),
  decimalMarks: {
    point: 'Point before decimals: 1.5 and 1,000',
    comma: 'Comma before decimals: 1,5 and 1.000',
  },
  nameOrder: (column: string) => translate('Names in {column}', { column }),
  nameOrders: {
    'given-first': 'First name first: Ana Smith',
    'family-first': 'Last name first: Smith Ana',
  },
  namesText: 'A name with a comma has its last name first',
  notSelected: 'Select',
  formEither: 'No row shows which one it is',
  formMixed: 'Rows use both formats: select how to read the unclear ones',
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
  open: (questions: readonly string[]) =>
    translate('Answer first: {questions}.', { questions: questions.join(', ') }),
  fileGroup: 'The file',
  columnsGroup: 'Its columns',
  formsGroup: 'How its texts are read',
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
    omitted: 'Left out',
  },
  statNew: 'New',
  statChanged: 'Changed',
  statUnchanged: 'Unchanged',
  statDuplicates: 'Duplicates, skipped',
  statOmitted: 'Totals, left out',
  statInvalid: 'With errors, skipped',
  repeated: 'Errors that several rows have',
  repeatedError: (count: number, reason: string) =>
    translate('{count, plural, one {# row} other {# rows}}: {reason}', { count, reason }),
  // The same in every language.
  errorOf: (text: string, reason: string) => `“${text}”: ${reason}`,
  solveText: 'Select what it is, or add it. Then the rows are checked again.',
  solveOption: 'Select',
  solveEmpty: 'Leave it empty',
  didYouMean: (name: string) => translate('Did you mean {name}?', { name }),
  solveAdd: (name: string) => translate('Add {name}', { name }),
  solve: 'Check the rows again',
  dividedText: (count: number) =>
    translate(
      '{count, plural, one {# name has} other {# names have}} three words or more. Check where the last name starts.',
      { count },
    ),
  divided: (given: string, family: string) =>
    translate('First name {given}, last name {family}', { given, family }),
  moreDivided: (count: number) =>
    translate('{count, plural, one {# further name} other {# further names}}: correct the file instead.', {
      count,
    }),
  moreErrors: (count: number) =>
    translate('{count, plural, one {# further error is} other {# further errors are}} in the rows below.', {
      count,
    }),
  download: 'Download the rows with errors',
  downloadText: 'Correct them in the file and import it again: the column with the reasons is ignored.',
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
    omitted: 'Left out',
  },
  rows: 'Rows of the file',
  rowNumber: 'Row',
  rowTitle: 'Name',
  rowReason: 'Result',
  untitled: 'No name',
  showMore: (count: number) => translate('Show {count, number} more', { count }),
  nothingNew: 'There is nothing new to import in this file.',
  importRows: (count: number) =>
    translate('{count, plural, =0 {Import} one {Import # good row} other {Import # good rows}}', { count }),
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
  takeBack: 'Undo the import',
  takenBackHeading: 'Import undone',
  takenBack: (created: number, updated: number, label: Names) =>
    updated === 0
      ? translate('{what} removed.', { what: counted(created, label) })
      : translate('{what} are as they were before.', { what: counted(created + updated, label) }),
  toList: (many: string) => translate('See all {many}', { many: many.toLowerCase() }),
  done: 'Done',
  another: 'Import another file',
});
