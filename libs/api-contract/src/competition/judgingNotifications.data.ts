import { defineNotification, ifGiven, select } from '../defineNotification';

const goesOnWords = ifGiven('next', { given: '{name} goes on to {next}' });
const movedWords = ifGiven('place', {
  given: ifGiven('before', {
    given: 'Its place is {place}, previously {before}',
    missing: 'Its place is {place}, previously none',
  }),
  missing: 'It has no place any more, previously {before}',
});
const stoppedWords = select('reason', {
  open: 'Its judging is not closed.',
  missing: 'Score sheets are not signed.',
  ceremony: 'Its ceremony is open: they are released when it is closed.',
  other: 'Acts are tied for the last place that goes on.',
});

/** Notifications of stages: their results and their score sheets. */
export const judgingNotifications = {
  /** The results of a stage are released in which the user's entry was judged. */
  resultsReleased: defineNotification({
    facts: { name: 'text', event: 'text', stage: 'text', place: 'text', next: 'text' },
    about: ['stageEntries'],
    mail: { participant: 'now' },
    icon: 'star',
    words: {
      name: 'Results of what you entered',
      title: ifGiven('place', {
        given: '{name} has place {place} in {stage}',
        missing: '{name}: the results of {stage} are out',
      }),
      detail: ifGiven('next', { given: 'Goes on to {next}', missing: '{event}' }),
      mail: [
        ifGiven('place', {
          given: '{name} has place {place} in {stage}, {event}',
          missing: 'The results of {stage}, {event}, are out: {name}',
        }),
        goesOnWords,
      ],
    },
  }),

  /** A corrected release changed what was released of the user's entry. */
  resultsCorrected: defineNotification({
    facts: {
      name: 'text',
      event: 'text',
      stage: 'text',
      reason: 'text',
      isMoved: 'code',
      before: 'text',
      place: 'text',
      next: 'text',
    },
    about: ['stageEntries'],
    mail: { participant: 'now' },
    icon: 'star',
    words: {
      name: 'Corrections of results of what you entered',
      title: '{name}: the results of {stage} were corrected',
      detail: ifGiven('isMoved', { given: movedWords, missing: '{reason}' }),
      mail: [
        'The results of {stage}, {event}, were corrected for {name}',
        ifGiven('isMoved', { given: movedWords }),
        goesOnWords,
        ifGiven('reason', { given: 'Why: {reason}' }),
      ],
    },
  }),

  /** A planned release did not happen. */
  releaseStopped: defineNotification({
    facts: { stage: 'text', event: 'text', reason: 'code' },
    about: ['stages'],
    mail: { staff: 'now', judge: 'now' },
    icon: 'warning',
    words: {
      name: 'Planned releases that did not happen',
      title: 'Results not released as planned: {stage}',
      detail: stoppedWords,
      mail: ['The results of {stage}, {event}, were not released as planned', stoppedWords],
    },
  }),

  /** An admin from outside the panel reads the sheets of a stage on whose panel the user sits. */
  sheetsRead: defineNotification({
    facts: { reader: 'text', stage: 'text', event: 'text', reason: 'text' },
    about: ['stages'],
    mail: { judge: 'now' },
    icon: 'warning',
    words: {
      name: 'Admins who read the score sheets of your stages',
      title: '{reader} reads the score sheets: {stage}',
      detail: '{reason}',
      mail: ['{reader} reads the score sheets of {stage}, {event}: “{reason}”'],
    },
  }),
};
