import { defineMessages, say } from '@callboard/language';

/** The words of a record’s form. */
export const formMessages = defineMessages({
  editing: (title: string) => say('Edit {title}', { title }),
  add: (one: string) => say('Add {one}', { one: one.toLowerCase() }),
  save: 'Save',
  created: (title: string) => say('{title} added', { title }),
  saved: 'Saved',
  staleTitle: 'Somebody else changed this in the meantime',
  staleText: 'Nothing has been saved yet. Choose what to keep where both of you changed the same field.',
  staleMine: 'Yours',
  staleTheirs: 'Theirs',
  staleOnlyTheirs: 'Changed by them, kept',
  staleOnlyMine: 'Changed by you, will be saved',
  staleSave: 'Save these',
  staleLost: 'It has been deleted or is out of reach. Close this and look again.',
});
