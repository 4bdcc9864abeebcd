import { defineMessages } from '@callboard/language';

/** The texts of a user's own version of a page. */
export const ownPageMessages = defineMessages({
  make: 'Make my own version',
  edit: 'Edit my version',
  back: 'Back to the shared page',
  atShared: 'You see the shared page again',
  undo: 'Undo',
  editing: 'Your own version of this page. No one else sees it.',
  done: 'Done',
  empty: 'Your version of this page is empty',
  emptyText: 'Edit it to add widgets, or see the shared page again.',
  changed: 'The shared page has changed',
  changedText: 'You see your own version, which does not have these changes.',
  take: 'Use the new page',
  keep: 'Keep my version',
});
