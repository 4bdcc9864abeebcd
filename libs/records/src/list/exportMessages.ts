import { defineMessages, formatNumber, say } from '@callboard/language';

/** The texts of the export of a list. */
export const exportMessages = defineMessages({
  title: (many: string) => say('Export {many}', { many: many.toLowerCase() }),
  what: (rows: number, columns: number) =>
    say(
      '{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}, with the search, filters and order of the list.',
      { rows, columns },
    ),
  limit: (max: number) => say('At most {max} rows.', { max: formatNumber(max) }),
  tooLong: (max: number) =>
    say('This list has more than {max} rows. Narrow it with the search or filters, and export it in parts.', {
      max: formatNumber(max),
    }),
  format: 'File type',
  xlsx: 'Excel (XLSX)',
  xlsxText: 'Numbers and dates can be sorted and added up.',
  csv: 'CSV',
  csvText: 'Opens in any spreadsheet, and can be imported here again.',
  recorded: 'The export is recorded in your history.',
  start: 'Export',
  cancel: 'Cancel',
  writing: 'Writing the file',
  progress: (done: number, total: number) =>
    say('{done, number} of {total, plural, one {# row} other {# rows}}', { done, total }),
  done: (rows: number) => say('{rows, plural, one {# row} other {# rows}} exported', { rows }),
});
