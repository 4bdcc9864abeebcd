import { defineMessages, say } from '@callboard/language';

/** The texts of the pickers. */
export const messages = defineMessages({
  pleaseSelect: 'Please select...',
  notSelected: 'Not selected',
  loading: 'Loading…',
  nothing: 'No item found',
  failed: 'Could not search. Try again.',
  retry: 'Try again',
  loadMore: 'Load more',
  recent: 'Recent',
  all: 'All',
  ungrouped: 'Others',
  done: 'Done',
  isItOneOfThese: 'Is it one of these?',
  clear: (label: string) => say('Clear {label}', { label }),
  open: (label: string) => say('Show choices for {label}', { label }),
  add: (name: string) => say('Add {name}', { name }),
  addAnyway: (name: string) => say('No, add {name}', { name }),
  added: (name: string) => say('{name} added successfully', { name }),
  checking: (name: string) => say('Adding {name}…', { name }),
  resultCount: (count: number) => say('{count, plural, one {# result} other {# results}}', { count }),
  similarCount: (count: number) =>
    say('{count, plural, one {# similar name} other {# similar names}}', { count }),
});
