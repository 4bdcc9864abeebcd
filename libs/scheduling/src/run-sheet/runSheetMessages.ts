import { defineMessages, translate } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of the run sheet. */
export const runSheetMessages = defineMessages({
  cut: (count: number) =>
    translate('This sheet shows the first {count}. The lists have them all.', { count }),
  tray: (label: Label) => translate('{many} without a time slot', { many: label.many }),
  trayHint: (label: Label) =>
    translate('Drag {many} to their places, or select Place…', { many: lower(label.many) }),
  sheetHint: (label: Label) =>
    translate('Drag {many} to move them, or press Alt and an arrow key. Each has a menu with more.', {
      many: lower(label.many),
    }),
  placeAll: (count: number, label: Label) => translate('Place {what}', { what: counted(count, label) }),
  placed: (count: number, label: Label) => translate('{what} placed', { what: counted(count, label) }),
  planUsed: (count: number, label: Label) => translate('Plan used: {what}', { what: counted(count, label) }),
  noFreeSlots: (label: Label) =>
    translate('No free time slots are left. Add or lengthen a {one}.', { one: lower(label.one) }),
  place: 'Place…',
  setPlace: 'Set place',
  placeNamed: (name: string) => translate('Place {name}', { name }),
  menu: (name: string) => translate('Move {name}', { name }),
  drag: (name: string) => translate('Drag {name}', { name }),
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to…',
  swapWith: 'Swap with…',
  shiftRest: 'Shift this and the rest…',
  takeOut: 'Take out of the running order',
  interval: 'Interval',
  addItem: 'Add an interval, MC or awards',
  addItemTo: (performance: string) =>
    translate('Add an interval, MC or awards to {performance}', { performance }),
  drawOrder: 'Draw the order',
  drawNamed: (performance: string) => translate('Draw the order of {performance}', { performance }),
  seed: 'Seed',
  seedHelp: 'The same seed always draws the same order: write it down.',
  needsSeed: 'Enter a seed, such as the date.',
  drawAgain: 'Another seed',
  apart: 'No school twice in a row',
  large: (count: number) =>
    count === 0
      ? translate('Large set-ups after a break', {})
      : translate('Large set-ups after a break ({count})', { count }),
  largeHelp: (label: Label) =>
    translate('The {many} that take long to set up: they are first, or after an interval or a gap.', {
      many: lower(label.many),
    }),
  preview: 'Preview of the order',
  repeats: (count: number) =>
    translate(
      'Acts of one school follow each other {count, plural, one {once} other {# times}}: there is no other way.',
      { count },
    ),
  unset: (count: number, label: Label) =>
    translate('{what} with a large set-up cannot follow a break.', { what: counted(count, label) }),
  useOrder: 'Use this order',
  drawn: (performance: string, seed: string) =>
    translate('{performance} is in the order of the seed {seed}', { performance, seed }),
  edit: 'Edit…',
  remove: 'Delete',
  removeNamed: (name: string) => translate('Delete {name}', { name }),
  waits: (message: string) => translate('{message}. It is sent when you are connected.', { message }),
  movesWait: (count: number) =>
    translate(
      '{count, plural, one {# move is} other {# moves are}} stored on this device until you are connected.',
      { count },
    ),
  moveRefused: (reason: string) => translate('A move was not stored: {reason}', { reason }),
  movesBehind: (count: number) =>
    translate(
      '{count, plural, one {# move after it waits for you to decide.} other {# moves after it wait for you to decide.}}',
      { count },
    ),
  dropMoves: 'Drop the moves',
  undo: 'Undo',
  undone: 'Undone',
  removed: (name: string) => translate('{name} deleted', { name }),
  cancel: 'Cancel',
  swap: 'Swap',
  swapNamed: (name: string) => translate('Swap {name}', { name }),
  swapLabel: 'With',
  shift: 'Shift times',
  shiftNamed: (name: string) => translate('Move {name} and the rest', { name }),
  direction: 'Direction',
  later: 'Later',
  earlier: 'Earlier',
  minutes: 'Minutes',
  atMost: (minutes: number) => translate('{minutes, number} minutes at most', { minutes }),
  wholeMinutes: (minutes: number) => translate('Enter a number from 1 to {minutes, number}.', { minutes }),
  noShift: 'There is no free time in this direction.',
  position: 'Position',
  first: 'First',
  after: (name: string, time: string) => translate('After {name}, until {time}', { name, time }),
  selectOne: (label: Label) => translate('Select one of the {many}.', { many: lower(label.many) }),
  isAt: (name: string, time: string, position: number, count: number) =>
    translate('{name} is at {time}, {position} of {count}', { name, time, position, count }),
  takes: (name: string, minutes: number) => translate('{name} takes {minutes} min', { name, minutes }),
  movedTo: (name: string, time: string, performance: string) =>
    translate('{name} is at {time} in {performance}', { name, time, performance }),
  swapped: (one: string, other: string) => translate('{one} and {other} swapped', { one, other }),
  takenOut: (name: string) => translate('{name} has no time slot now', { name }),
  shifted: (count: number, label: Label, minutes: number) =>
    minutes > 0
      ? translate('{what} {minutes} minutes later', { what: counted(count, label), minutes })
      : translate('{what} {minutes} minutes earlier', { what: counted(count, label), minutes: -minutes }),
  isFirst: (name: string) => translate('{name} is first', { name }),
  isLast: (name: string) => translate('{name} is last', { name }),
  noRoom: (performance: string, minutes: number) =>
    translate('{performance} needs {minutes, number} more minutes for this.', { performance, minutes }),
  tooFar: (minutes: number) => translate('There are only {minutes, number} free minutes.', { minutes }),
  free: (minutes: number) => translate('{minutes, number} min free', { minutes }),
  closeGap: 'Close gap',
  closeGapAt: (time: string) => translate('Close the gap at {time}', { time }),
  length: (minutes: number) => translate('{minutes, number} min', { minutes }),
  playing: (playing: number, minutes: number) =>
    translate('{playing} of {minutes, number} min', { playing: minutesAndSeconds(playing), minutes }),
  overrun: (minutes: number) => translate('{minutes} min too long', { minutes: minutesAndSeconds(minutes) }),
  strip: (taken: number, minutes: number) =>
    translate('{taken, number} of {minutes, number} minutes are taken', { taken, minutes }),
  noTime: 'No time',
  empty: (label: Label) => translate('No {many} in the running order yet', { many: lower(label.many) }),
});

/** `3:06` */
function minutesAndSeconds(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
