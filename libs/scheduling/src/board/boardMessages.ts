import { defineMessages, translate } from '@callboard/language';
import { lower } from '@callboard/records/screen';
import type { Label } from '@callboard/tenant';

/** The texts of the board of a day, and of conflicts. */
export const boardMessages = defineMessages({
  view: 'View',
  order: 'Running order',
  board: 'Board',
  day: 'Day',
  space: 'Space',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  planDay: 'Plan the day',
  undo: 'Undo',
  undoNamed: (what: string) => translate('Undo: {what}', { what }),
  hint: (label: Label) =>
    translate(
      'Drag {many} to other times, or press Alt and an arrow key. With Shift they get longer or shorter.',
      {
        many: lower(label.many),
      },
    ),
  boardOf: (day: string) => translate('Board of {day}', { day }),
  time: (from: string, to: string) => translate('{from}–{to}', { from, to }),
  stretch: (name: string) => translate('Drag to make {name} longer or shorter', { name }),
  closed: (status: string) => translate('{status}: no changes', { status }),
  noSlots: 'No time slots here',
  needsMore: (minutes: number) => translate('{minutes, number} minutes too few', { minutes }),
  conflicts: 'Conflicts',
  none: 'No one is needed in two places at one time.',
  clash: (person: string, one: string, other: string) =>
    translate('{person} is needed twice at one time: {one} and {other}.', { person, one, other }),
  tight: (person: string, minutes: number, one: string, other: string) =>
    translate(
      '{person} has {minutes, plural, one {# minute} other {# minutes}} between {one} and {other}, less than the warm-up.',
      { person, minutes, one, other },
    ),
  need: {
    performer: (item: string, from: string, to: string) =>
      translate('{item} ({from}–{to})', { item, from, to }),
    contact: (item: string, from: string, to: string) =>
      translate('{item} ({from}–{to}, contact)', { item, from, to }),
    judge: (item: string, from: string, to: string) =>
      translate('{item} ({from}–{to}, judge)', { item, from, to }),
  },
  clashLabel: 'Clash',
  tightLabel: 'Too little time',
  repairs: 'Show repairs',
  repairsNamed: (conflict: string) => translate('Show repairs: {conflict}', { conflict }),
  swapWith: (name: string, other: string) => translate('Swap {name} and {other}', { name, other }),
  moveTo: (name: string, time: string, performance: string) =>
    translate('Move {name} to {time} in {performance}', { name, time, performance }),
  alsoMoves: (count: number) =>
    translate('{count, plural, =0 {Nothing else moves} one {# other moves too} other {# others move too}}', {
      count,
    }),
  noRepair: 'No free time helps. Take one of them out of the running order, or find someone else.',
  isInConflict: (text: string) => translate('Conflict: {text}', { text }),
  showAll: (count: number) => translate('Show all {count, number}', { count }),
});
