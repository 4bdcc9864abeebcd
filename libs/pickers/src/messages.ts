import { defineMessages, translate } from '@callboard/language';

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
  didYouMean: 'Did you mean',
  isItOneOfThese: 'Is it one of these?',
  clear: (label: string) => translate('Clear {label}', { label }),
  open: (label: string) => translate('Show choices for {label}', { label }),
  add: (name: string) => translate('Add {name}', { name }),
  addAnyway: (name: string) => translate('No, add {name}', { name }),
  added: (name: string) => translate('{name} added successfully', { name }),
  checking: (name: string) => translate('Adding {name}…', { name }),
  resultCount: (count: number) => translate('{count, plural, one {# result} other {# results}}', { count }),
  similarCount: (count: number) =>
    translate('{count, plural, one {# similar name} other {# similar names}}', { count }),
});
