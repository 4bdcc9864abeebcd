import { defineMessages } from '@callboard/language';

/** The names of the views of a list. */
export const viewMessages = defineMessages({
  view: 'View',
  table: 'Table',
  board: 'Board',
  calendar: 'Calendar',
  timeline: 'Timeline',
  map: 'Map',
  tree: 'Tree',
  editCells: 'Edit cells',
  doneEditing: 'Done editing',
});
