import { defineMessages, translate } from '@callboard/language';

/** The texts of a record’s form. */
export const formMessages = defineMessages({
  editing: (title: string) => translate('Edit {title}', { title }),
  add: (one: string) => translate('Add {one}', { one: one.toLowerCase() }),
  save: 'Save',
  created: (title: string) => translate('{title} added', { title }),
  saved: 'Saved',
  closedByStatus: (one: string, status: string) =>
    translate('The status of this {one} is “{status}”, so only the office can make other changes.', {
      one: one.toLowerCase(),
      status,
    }),
  closedByTime: (one: string) =>
    translate('The time to change this {one} is over, so only the office can do it.', {
      one: one.toLowerCase(),
    }),
  staleTitle: 'Someone else changed this in the meantime',
  staleText: 'Nothing has been saved yet. Choose what to keep where both of you changed the same field.',
  staleMine: 'Yours',
  staleTheirs: 'Theirs',
  staleOnlyTheirs: 'Changed by them, kept',
  staleOnlyMine: 'Changed by you, will be saved',
  staleSave: 'Save these',
  staleLost: 'It was deleted, or you no longer have access to it. Close this and try again.',
});
