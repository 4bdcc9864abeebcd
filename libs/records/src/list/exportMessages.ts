import { defineMessages, formatNumber, translate } from '@callboard/language';

/** The texts of the export of a list. */
export const exportMessages = defineMessages({
  title: (many: string) => translate('Export {many}', { many: many.toLowerCase() }),
  what: (rows: number, columns: number) =>
    translate(
      '{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}}, with the search, filters and order of the list.',
      { rows, columns },
    ),
  limit: (max: number) => translate('At most {max} rows.', { max: formatNumber(max) }),
  tooLong: (max: number) =>
    translate(
      'This list has more than {max} rows. Narrow it with the search or filters, and take it in parts.',
      {
        max: formatNumber(max),
      },
    ),
  format: 'File type',
  xlsx: 'Excel (XLSX)',
  xlsxText: 'Numbers and dates can be sorted and added up.',
  csv: 'CSV',
  csvText: 'Opens in any spreadsheet, and can be imported here again.',
  print: 'Print',
  printText: 'All rows on paper or as a PDF, with the columns of the list.',
  loading: 'Loading all rows',
  recorded: 'The export is recorded in your history.',
  start: 'Export',
  cancel: 'Cancel',
  writing: 'Writing the file',
  progress: (done: number, total: number) =>
    translate('{done, number} of {total, plural, one {# row} other {# rows}}', { done, total }),
  done: (rows: number) => translate('{rows, plural, one {# row} other {# rows}} exported', { rows }),
});
