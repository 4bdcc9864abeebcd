import { defineMessages, translate } from '@callboard/language';

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
  publishTitle: (name: string) => translate('Publish {name}?', { name }),
  publishText:
    'This makes a version that never changes again. Tickets are sold for a version; you can continue to draw.',
  firstVersion: (seats: number) =>
    translate('It has {seats, plural, one {# seat} other {# seats}}.', { seats }),
  compared: (number: number) => translate('Compared with version {number}:', { number }),
  added: (count: number) =>
    translate('{count, plural, one {# seat is new} other {# seats are new}}', { count }),
  removed: (count: number) =>
    translate('{count, plural, one {# seat was removed} other {# seats were removed}}', { count }),
  moved: (count: number) =>
    translate('{count, plural, one {# seat has moved} other {# seats have moved}}', { count }),
  renamed: (count: number) =>
    translate('{count, plural, one {# seat has another label} other {# seats have another label}}', {
      count,
    }),
  sameSeats: 'No seats differ.',
  labelsTwice: (count: number) =>
    translate('{count, plural, one {# label is on two seats} other {# labels are on two seats each}}', {
      count,
    }),
  showSeat: (seat: string) => translate('Show {seat} in the drawing', { seat }),
  toJudge: (count: number) =>
    translate(
      '{count, plural, one {The checks found # more thing} other {The checks found # more things}} to look at.',
      {
        count,
      },
    ),
  published: (name: string) => translate('{name} is published', { name }),
  noVersions: 'Not published yet',
  noVersionsText: 'Each time it is published, a version is added here.',
  version: (number: number) => translate('Version {number}', { number }),
  versionLine: (when: string, seats: number) =>
    translate('{when} · {seats, plural, one {# seat} other {# seats}}', { when, seats }),
  open: 'Open',
  openVersion: (number: number) => translate('Open version {number}', { number }),
  take: 'Use as the drawing',
  taken: (number: number) => translate('Version {number} is the drawing now. Save it to use it.', { number }),
});
