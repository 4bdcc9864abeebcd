import { defineMessages, say } from '@callboard/language';

/** The texts of lists and those shared by this lib; forms, profiles and filters have their own files. */
export const messages = defineMessages({
  yes: 'Yes',
  no: 'No',
  create: (one: string) => say('New {one}', { one: one.toLowerCase() }),
  remove: 'Delete',
  import: 'Import…',
  search: (many: string) => say('Search {many}', { many: many.toLowerCase() }),
  toolbar: (many: string) => say('Search and filter {many}', { many: many.toLowerCase() }),
  filterCount: (count: number) => say('{count, plural, =0 {Filters} other {Filters (#)}}', { count }),
  columns: 'Columns',
  resetColumns: 'Reset',
  clearFilters: 'Clear all',
  emptyTitle: (many: string) => say('No {many} yet', { many: many.toLowerCase() }),
  emptyText: (one: string) =>
    say('Once there is {article} {one}, it stands here.', { article: article(one), one: one.toLowerCase() }),
  nothingFound: (many: string) => say('No {many} match', { many: many.toLowerCase() }),
  nothingFoundText: 'Try fewer filters or another search.',
  changeStatus: 'Change status',
  removedOne: (title: string) => say('{what} deleted', { what: title }),
  undo: 'Undo',
  undone: 'Taken back',
  cancel: 'Cancel',
  nothing: 'nothing',
  unreadable: '—',
  documentChanged: 'Changed',
  forYou: (time: string) => say('{time} for you', { time }),
});

function article(word: string): string {
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}
