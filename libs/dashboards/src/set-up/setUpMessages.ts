import { defineMessages, translate } from '@callboard/language';

/** The texts of a season that is set up. */
export const setUpMessages = defineMessages({
  title: 'Set up your season',
  done: (done: number, all: number) => translate('{done} of {all} steps are done', { done, all }),
  isDone: 'Done',
  start: (step: string) => translate('Start: {step}', { step }),
  open: (step: string) => translate('Open: {step}', { step }),
  venues: 'Venues',
  regions: 'Regions',
  people: 'Invitations',
  tickets: 'First ticket',
  hints: {
    regions: 'Where schools come from and heats take place.',
    schools: 'Add the first, or import a file. Others can ask to join from the public season page.',
    venues: 'A place with at least one space, and its time zone.',
    events: 'A heat, a final or a workshop, with its first and last day.',
    performances: 'A day and time in a space. Announce it once it is certain.',
    people: 'Invite staff, judges and the first school by email.',
    tickets:
      'A ticket with its price and tax, and how buyers pay. Then its sale opens, and you buy one to try.',
  },
});
