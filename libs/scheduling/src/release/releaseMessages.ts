import { defineMessages, translate } from '@callboard/language';

/** The texts of the releases of a timetable. */
export const releaseMessages = defineMessages({
  title: 'Release the timetable',
  release: 'Release',
  openFirst: 'Release timetable…',
  openNext: 'Release changes…',
  cancel: 'Cancel',
  never: 'The timetable is not released yet. No one is notified of times until then.',
  nothingPlaced: 'Nothing has a time yet, so there is nothing to release.',
  upToDate: (number: number, when: string) =>
    translate('Release {number, number} of {when}. Nothing has changed since.', { number, when }),
  behind: (number: number, when: string, count: number) =>
    translate(
      'Release {number, number} of {when}. {count, plural, one {# time has} other {# times have}} changed since.',
      { number, when, count },
    ),
  changes: (count: number) =>
    translate('{count, plural, =0 {No changes} one {# change} other {# changes}}', { count }),
  added: (name: string, at: string) => translate('{name}: {at}', { name, at }),
  moved: (name: string, from: string, to: string) => translate('{name}: {from} → {to}', { name, from, to }),
  removed: (name: string, from: string) => translate('{name}: {from} → no time', { name, from }),
  place: (day: string, from: string, to: string, space: string) =>
    translate('{day}, {from}–{to}, {space}', { day, from, to, space }),
  more: (count: number) => translate('{count, plural, one {# more} other {# more}}', { count }),
  notified: 'Who is notified',
  noOne: 'No one',
  noOneText: 'No email is sent.',
  changed: 'Those whose times changed',
  changedText: (count: number) =>
    translate(
      '{count, plural, =0 {No act has another time} one {# act} other {# acts}}, one email for each contact.',
      {
        count,
      },
    ),
  all: 'Everyone with a time',
  allText: 'Each contact gets all their times in one email.',
  isPublic: 'Everyone can read it',
  isPublicText: 'A public page shows acts and schools with their times, without people.',
  done: (number: number) => translate('Release {number, number} is out', { number }),
});
