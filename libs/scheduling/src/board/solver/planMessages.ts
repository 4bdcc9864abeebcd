import { defineMessages, translate } from '@callboard/language';
import { lower } from '@callboard/records/screen';
import { counted, type Label } from '@callboard/tenant';

/** The texts of the plan of a day. */
export const planMessages = defineMessages({
  planNamed: (day: string) => translate('Plan {day}', { day }),
  mode: 'What to do',
  fill: 'Place what waits',
  repair: 'Repair conflicts',
  improve: 'Improve the day',
  fillHelp: (count: number, label: Label) =>
    translate('{what} without a time slot get one. What is placed stays.', { what: counted(count, label) }),
  repairHelp: 'As few as possible move until no conflict is left.',
  improveHelp: 'Everything that is not pinned can move, and what waits is placed.',
  always: 'Nothing overlaps or leaves its performance, and no one is needed in two places at one time.',
  rules: 'Rules',
  schoolApart: 'No school twice within an hour',
  largeByBreak: 'Large set-ups next to a break',
  evenSpaces: 'Spaces used evenly',
  stay: 'Leave what is placed',
  earlyFinish: 'Early finish',
  weights: {
    off: 'Off',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
  },
  pinned: (count: number) => translate('Pinned ({count})', { count }),
  pinnedLabel: 'Pinned',
  pinnedHelp: 'These stay where they are.',
  pinAll: 'Pin all that is placed',
  large: (count: number) => translate('Large set-ups ({count})', { count }),
  largeLabel: 'Large set-ups',
  largeHelp: (label: Label) => translate('The {many} that take long to set up.', { many: lower(label.many) }),
  cancel: 'Cancel',
  find: 'Find a plan',
  findAgain: 'Change the rules',
  stop: 'Stop and show the best so far',
  use: 'Use this plan',
  planning: 'Planning',
  progress: (placed: number, waiting: number, conflicts: number) =>
    translate('{placed, number} placed, {waiting, number} waiting, {conflicts, number} conflicts', {
      placed,
      waiting,
      conflicts,
    }),
  failed: 'The plan could not be made: this browser stopped it. Try again.',
  nothing: 'Nothing changes',
  nothingText: 'By these rules, everything is where it should be.',
  stopped: 'The search was stopped. This is the best plan so far.',
  hasChanged: 'The running order has changed since. Find a plan again.',
  tooMany: (limit: number) =>
    translate('One step can move {limit, number} at most. Pin some, or plan in two steps.', { limit }),
  changes: (count: number, label: Label) =>
    translate('{what} placed or moved', { what: counted(count, label) }),
  was: (time: string, performance: string) =>
    translate('Before: {time}, {performance}', { time, performance }),
  score: 'Score by rule',
  scoreOf: {
    schoolApart: (count: number, before: number) =>
      translate('Within an hour of another of the same school: {count, number} (before: {before, number})', {
        count,
        before,
      }),
    largeByBreak: (count: number, before: number) =>
      translate('Large set-ups without a break: {count, number} (before: {before, number})', {
        count,
        before,
      }),
    evenSpaces: (count: number, before: number) =>
      translate(
        'Minutes in a fuller space than even use asks for: {count, number} (before: {before, number})',
        {
          count,
          before,
        },
      ),
    stay: (count: number) => translate('Moved from their places: {count, number}', { count }),
    earlyFinish: (count: number, before: number) =>
      translate(
        'Minutes until each performance is over, together: {count, number} (before: {before, number})',
        {
          count,
          before,
        },
      ),
  },
  unplaced: 'Without a place',
  left: 'Conflicts that stay',
  leftPerson: (person: string, one: string, other: string) =>
    translate('{person} is needed twice: {one} and {other}.', { person, one, other }),
  leftOverlap: (one: string, other: string) =>
    translate('{one} and {other} overlap in one space.', { one, other }),
  leftOutside: (name: string) => translate('{name} is outside the time of its performance.', { name }),
  why: {
    firstFree: (performance: string) => translate('First free time of {performance}', { performance }),
    afterPerson: (performance: string, other: string, person: string) =>
      translate('First free time of {performance} after {other}, which needs {person} too', {
        performance,
        other,
        person,
      }),
    afterSchool: (performance: string, other: string, school: string) =>
      translate('Free time of {performance} an hour after {other}, also of {school}', {
        performance,
        other,
        school,
      }),
    onlyTime: 'The only free time that is long enough',
    byBreak: 'Next to a break: it takes long to set up',
    free: (performance: string) => translate('Free time of {performance}', { performance }),
    stays: 'Stays where it is',
    schoolApart: 'Earlier, another of its school would be within an hour',
    largeByBreak: 'Earlier, a large set-up would be without a break',
    evenSpaces: 'The spaces are used more evenly',
    stay: 'Near its former time',
    earlyFinish: 'The day is over earlier',
  },
  noPlace: {
    tooLong: (minutes: number) =>
      translate('It is longer than the longest performance, which has {minutes, number} minutes.', {
        minutes,
      }),
    noTime: (needed: number, free: number) =>
      translate('What can move needs {needed, number} minutes, and {free, number} are free.', {
        needed,
        free,
      }),
    pins: (names: string) => translate('These stay and leave no time for it: {names}.', { names }),
    people: (people: string, names: string) =>
      translate('{people} cannot be in it as long as these stay: {names}.', { people, names }),
    peopleWithWarmUp: (people: string, names: string) =>
      translate('{people} cannot be in it, with the warm-up, as long as these stay: {names}.', {
        people,
        names,
      }),
    others: (names: string) => translate('There is no time for it together with: {names}.', { names }),
    alone: 'No performance that can change has time for it.',
    notFound: 'No place was found for it. Unpin some, or add a performance.',
  },
  more: (names: string, count: number) => translate('{names} and {count, number} more', { names, count }),
});
