/** Every word of the import of a file. */
export const messages = {
  title: (many: string) => `Import ${many.toLowerCase()}`,
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  chooseHeading: 'Choose a file',
  chooseText: 'A CSV file, saved as UTF-8, whose first row names the columns. At most 20,000 rows and 5 MB.',
  chooseButton: 'Choose a CSV file',
  fileLabel: 'CSV file',
  dropText: 'or drop it here',
  tooLarge: 'This file is larger than 5 MB.',
  reading: (name: string) => `Reading ${name}`,
  mapHeading: 'Which column goes where?',
  mapText: (name: string, rows: number) => `${name} has ${counted(rows, 'row')}.`,
  fieldColumn: 'Field',
  fileColumn: 'Column of the file',
  notImported: 'Not imported',
  staysEmpty: 'Stays empty',
  sample: (texts: string) => `For example ${texts}`,
  emptySample: 'Empty in the first rows',
  needed: (fields: readonly string[]) => `Choose a column for ${fields.join(', ')}.`,
  preview: 'Preview',
  checking: 'Checking the rows',
  progress: (done: number, total: number) => `${number(done)} of ${counted(total, 'row')}`,
  previewHeading: 'Check the rows',
  counts: 'What the rows are',
  statuses: { new: 'New', duplicate: 'Duplicate', invalid: 'Bad' },
  statNew: 'New',
  statDuplicates: 'Duplicates, left out',
  statInvalid: 'Bad, left out',
  filter: 'Rows to show',
  filters: { all: 'All', invalid: 'Bad', duplicate: 'Duplicates', new: 'New' },
  rows: 'Rows of the file',
  rowNumber: 'Row',
  rowTitle: 'Name',
  rowReason: 'Result',
  untitled: 'No name',
  noRows: 'No such rows',
  showMore: (count: number) => `Show ${number(count)} more`,
  nothingNew: 'There is nothing new to import in this file.',
  importRows: (count: number) => `Import ${number(count)} good ${count === 1 ? 'row' : 'rows'}`,
  writing: (count: number, many: string) => `Importing ${number(count)} ${many.toLowerCase()}`,
  canceled: 'The import was cancelled. Nothing was imported.',
  canceledTooLate: 'The import had finished before it was cancelled: its rows are here.',
  writingHeading: 'Importing',
  count: number,
  finishedHeading: 'Import finished',
  imported: (count: number, label: { one: string; many: string }) => `${countedLabel(count, label)} imported`,
  leftOut: (duplicates: number, invalid: number) => {
    const parts = [
      ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
      ...(invalid > 0 ? [counted(invalid, 'bad row')] : []),
    ];
    return parts.length > 0 ? `${parts.join(' and ')} left out.` : '';
  },
  takeBack: 'Take the import back',
  takenBackHeading: 'Import taken back',
  takenBack: (count: number, label: { one: string; many: string }) =>
    `${countedLabel(count, label)} removed again.`,
  toList: (many: string) => `See all ${many.toLowerCase()}`,
  done: 'Done',
  another: 'Import another file',
} as const;

function number(count: number): string {
  return count.toLocaleString('en-NZ');
}

function counted(count: number, noun: string): string {
  return `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function countedLabel(count: number, { one, many }: { one: string; many: string }): string {
  return `${number(count)} ${(count === 1 ? one : many).toLowerCase()}`;
}
