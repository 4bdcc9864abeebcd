import { defineMessages, say } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '../lower';

/** The texts of the run sheet. */
export const runSheetMessages = defineMessages({
  tray: (label: Label) => say('{many} without a time slot', { many: label.many }),
  trayHint: (label: Label) =>
    say('Drag {many} to their places, or select Place…', { many: lower(label.many) }),
  sheetHint: (label: Label) =>
    say('Drag {many} to move them, or press Alt and an arrow key. Each has a menu with more.', {
      many: lower(label.many),
    }),
  placeAll: (count: number, label: Label) => say('Place {what}', { what: counted(count, label) }),
  placed: (count: number, label: Label) => say('{what} placed', { what: counted(count, label) }),
  noFreeSlots: (label: Label) =>
    say('No free time slots are left. Add or lengthen a {one}.', { one: lower(label.one) }),
  place: 'Place…',
  setPlace: 'Set place',
  placeNamed: (name: string) => say('Place {name}', { name }),
  menu: (name: string) => say('Move {name}', { name }),
  drag: (name: string) => say('Drag {name}', { name }),
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to…',
  swapWith: 'Swap with…',
  shiftRest: 'Shift this and the rest…',
  takeOut: 'Take out of the running order',
  cancel: 'Cancel',
  swap: 'Swap',
  swapNamed: (name: string) => say('Swap {name}', { name }),
  swapLabel: 'With',
  shift: 'Shift',
  shiftNamed: (name: string) => say('Shift {name} and the rest', { name }),
  direction: 'Direction',
  later: 'Later',
  earlier: 'Earlier',
  minutes: 'Minutes',
  atMost: (minutes: number) => say('{minutes, number} minutes at most', { minutes }),
  wholeMinutes: (minutes: number) => say('Enter a number from 1 to {minutes, number}.', { minutes }),
  noShift: 'There is no free time in this direction.',
  position: 'Position',
  first: 'First',
  after: (name: string, time: string) => say('After {name}, until {time}', { name, time }),
  selectOne: (label: Label) => say('Select one of the {many}.', { many: lower(label.many) }),
  isAt: (name: string, time: string, position: number, count: number) =>
    say('{name} is at {time}, {position} of {count}', { name, time, position, count }),
  swapped: (one: string, other: string) => say('{one} and {other} swapped', { one, other }),
  takenOut: (name: string) => say('{name} has no time slot now', { name }),
  shifted: (count: number, label: Label, minutes: number) =>
    minutes > 0
      ? say('{what} {minutes} minutes later', { what: counted(count, label), minutes })
      : say('{what} {minutes} minutes earlier', { what: counted(count, label), minutes: -minutes }),
  isFirst: (name: string) => say('{name} is the first', { name }),
  isLast: (name: string) => say('{name} is the last', { name }),
  noRoom: (performance: string, minutes: number) =>
    say('{performance} needs {minutes, number} more minutes for this.', { performance, minutes }),
  tooFar: (minutes: number) => say('There are only {minutes, number} free minutes.', { minutes }),
  free: (minutes: number) => say('{minutes, number} min free', { minutes }),
  closeGap: 'Close gap',
  closeGapAt: (time: string) => say('Close the gap at {time}', { time }),
  length: (minutes: number) => say('{minutes, number} min', { minutes }),
  playing: (playing: number, minutes: number) =>
    say('{playing} of {minutes, number} min', { playing: minutesAndSeconds(playing), minutes }),
  overrun: (minutes: number) => say('{minutes} min too long', { minutes: minutesAndSeconds(minutes) }),
  strip: (taken: number, minutes: number) =>
    say('{taken, number} of {minutes, number} minutes are taken', { taken, minutes }),
  noTime: 'No time',
  empty: (label: Label) => say('No {many} in the running order yet', { many: lower(label.many) }),
});

/** `3:06` */
function minutesAndSeconds(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
