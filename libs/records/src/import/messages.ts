import { defineMessages, formatNumber, say } from '@callboard/language';
import { counted } from '@callboard/tenant';

/** The texts of the import. */
export const messages = defineMessages({
  title: (many: string) => say('Import {many}', { many: many.toLowerCase() }),
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  selectHeading: 'Choose a file',
  selectText: 'A CSV file whose first row names the columns. At most 20,000 rows and 5 MB.',
  selectButton: 'Choose a CSV file',
  fileLabel: 'CSV file',
  dropText: 'or drop it here',
  tooLarge: 'This file is larger than 5 MB.',
  reading: (name: string) => say('Reading {name}', { name }),
  mapHeading: 'Which column goes where?',
  mapText: (name: string, rows: number) =>
    say('{name} has {rows, plural, one {# row} other {# rows}}.', { name, rows }),
  converted:
    'This file was not saved as UTF-8, so its letters were converted from Windows-1252. Check names with accents and macrons.',
  fieldColumn: 'Field',
  fileColumn: 'Column of the file',
  notImported: 'Not imported',
  staysEmpty: 'Stays empty',
  sample: (texts: string) => say('For example {texts}', { texts }),
  emptySample: 'Empty in the first rows',
  needed: (fields: readonly string[]) => say('Choose a column for {fields}.', { fields: fields.join(', ') }),
  preview: 'Preview',
  checking: 'Checking the rows',
  progress: (done: number, total: number) =>
    say('{done, number} of {total, plural, one {# row} other {# rows}}', { done, total }),
  previewHeading: 'Check the rows',
  counts: 'What the rows are',
  statuses: { new: 'New', duplicate: 'Duplicate', invalid: 'Invalid' },
  statNew: 'New',
  statDuplicates: 'Duplicates, skipped',
  statInvalid: 'With errors, skipped',
  repeated: 'Errors that several rows have',
  repeatedError: (count: number, reason: string) =>
    say('{count, plural, one {# row} other {# rows}}: {reason}', { count, reason }),
  filter: 'Rows to show',
  filters: { all: 'All', invalid: 'Invalid', duplicate: 'Duplicates', new: 'New' },
  rows: 'Rows of the file',
  rowNumber: 'Row',
  rowTitle: 'Name',
  rowReason: 'Result',
  untitled: 'No name',
  noRows: 'No such rows',
  showMore: (count: number) => say('Show {count, number} more', { count }),
  nothingNew: 'There is nothing new to import in this file.',
  importRows: (count: number) =>
    say('{count, plural, one {Import # good row} other {Import # good rows}}', { count }),
  writing: (count: number, many: string) =>
    say('Importing {count, number} {many}', { count, many: many.toLowerCase() }),
  canceled: 'The import was cancelled. Nothing was imported.',
  canceledTooLate: 'The import had finished before it was cancelled: its rows are here.',
  writingHeading: 'Importing',
  count: formatNumber,
  finishedHeading: 'Import finished',
  imported: (count: number, label: { one: string; many: string }) =>
    say('{what} imported', { what: counted(count, label) }),
  leftOut: (duplicates: number, invalid: number) => {
    const parts = [
      ...(duplicates > 0
        ? [say('{duplicates, plural, one {# duplicate} other {# duplicates}}', { duplicates })]
        : []),
      ...(invalid > 0
        ? [say('{invalid, plural, one {# row with errors} other {# rows with errors}}', { invalid })]
        : []),
    ];
    return parts.length > 0 ? say('{what} skipped.', { what: parts.join(say(' and ')) }) : '';
  },
  takeBack: 'Take the import back',
  takenBackHeading: 'Import taken back',
  takenBack: (count: number, label: { one: string; many: string }) =>
    say('{what} removed again.', { what: counted(count, label) }),
  toList: (many: string) => say('See all {many}', { many: many.toLowerCase() }),
  done: 'Done',
  another: 'Import another file',
});
