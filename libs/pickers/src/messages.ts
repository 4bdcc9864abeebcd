import { defineMessages, say } from '@callboard/language';

/** Every word that the pickers put on the screen. */
export const messages = defineMessages({
  pleaseSelect: 'Please select...',
  notSelected: 'Not selected',
  loading: 'Loading…',
  nothing: 'Nothing found',
  failed: 'Could not search. Try again.',
  retry: 'Try again',
  loadMore: 'Load more',
  clear: (label: string) => say('Clear {label}', { label }),
  open: (label: string) => say('Show choices for {label}', { label }),
  resultCount: (count: number) => say('{count, plural, one {# result} other {# results}}', { count }),
});
