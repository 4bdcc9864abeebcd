import { defineMessages, say } from '@callboard/language';

/** The texts of the page of a floor plan. */
export const floorPlanMessages = defineMessages({
  drawing: 'Drawing',
  versions: 'Versions',
  tools: 'Saving',
  save: 'Save',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Saved',
  savedNow: 'The drawing is saved',
  smallScreen: 'You can change the drawing on a screen that is at least 1024 pixels wide.',
  publish: 'Publish',
  cancel: 'Cancel',
  publishTitle: (name: string) => say('Publish {name}?', { name }),
  publishText:
    'This makes a version that never changes again. What is sold belongs to a version; you can go on drawing.',
  firstVersion: (seats: number) => say('It has {seats, plural, one {# seat} other {# seats}}.', { seats }),
  compared: (number: number) => say('Compared with version {number}:', { number }),
  added: (count: number) => say('{count, plural, one {# seat is new} other {# seats are new}}', { count }),
  removed: (count: number) =>
    say('{count, plural, one {# seat is gone} other {# seats are gone}}', { count }),
  moved: (count: number) =>
    say('{count, plural, one {# seat has moved} other {# seats have moved}}', { count }),
  renamed: (count: number) =>
    say('{count, plural, one {# seat has another label} other {# seats have another label}}', { count }),
  sameSeats: 'No seats differ.',
  published: (name: string) => say('{name} is published', { name }),
  noVersions: 'Not published yet',
  noVersionsText: 'Each time it is published, a version is added here.',
  version: (number: number) => say('Version {number}', { number }),
  versionLine: (when: string, seats: number) =>
    say('{when} · {seats, plural, one {# seat} other {# seats}}', { when, seats }),
  open: 'Open',
  openVersion: (number: number) => say('Open version {number}', { number }),
  take: 'Use as the drawing',
  taken: (number: number) => say('Version {number} is the drawing now. Save it to use it.', { number }),
});
