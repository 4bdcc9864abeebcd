import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';

/** The texts of the stage door. */
export const stageDoorMessages = defineMessages({
  title: 'Stage door',
  openShow: 'Open the show',
  find: 'Find an act or a person',
  actsHere: 'Acts that are here',
  count: (here: number, all: number) => translate('{here} of {all}', { here, all }),
  allHere: 'All here',
  allOfHere: (name: string) => translate('All of {name} are here', { name }),
  hereOf: (here: number, all: number) => translate('{here} of {all} here', { here, all }),
  notYet: 'Not here yet',
  missing: (count: number) => translate('{count, plural, one {# missing} other {# missing}}', { count }),
  people: (count: number) => translate('{count, plural, one {# person} other {# people}}', { count }),
  peopleOf: (name: string) => translate('People of {name}', { name }),
  checkedIn: (name: string) => translate('{name} checked in', { name }),
  isMissing: (name: string) => translate('{name} marked as missing', { name }),
  undo: 'Undo',
  undoOf: (name: string) => translate('Undo the last step on {name}', { name }),
  undone: (what: string) => translate('Undone: {what}', { what }),
  noActs: (label: Label) =>
    translate('No {many} have a time in this performance', { many: label.many.toLocaleLowerCase() }),
  noActsText: 'Put them into the running order first.',
  nothingFound: 'Nothing found',
  notOn: 'Acts can be checked in once the performance is announced, until it is over.',
  scan: 'Scan the code of an act',
  scanText: 'Each act finds its code on the page of the show, on a phone.',
  alreadyHere: (name: string) => translate('{name} is already checked in', { name }),
  otherCode: 'This code is not for an act in this show. Find the act in the list.',
  hideHere: 'Hide acts that are all here',
});
