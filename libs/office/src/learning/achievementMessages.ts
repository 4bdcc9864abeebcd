import { defineMessages, translate } from '@callboard/language';

/** The texts about what creatives reach. */
export const achievementMessages = defineMessages({
  propose: 'Propose as reached',
  proposeText: 'Show what was done: a link, a note, or both. The office approves it, or sends it back.',
  proposeOf: (achievement: string) => translate('Propose: {achievement}', { achievement }),
  evidence: 'Where to see it',
  evidenceHint: 'A link that begins with https',
  story: 'What was done',
  wrongLink: 'This must be a link that begins with https',
  nothingShown: 'Give a link or a note.',
  proposed: 'Proposed: the office decides next',
  cancel: 'Cancel',
  noPath: 'Nothing is on offer yet',
  noPathText: 'What can be achieved is listed here, with what is reached and under way.',
  otherType: 'Others',
  reachedOf: (reached: number, all: number) =>
    translate('{reached} of {all} reached', { reached: String(reached), all: String(all) }),
  reachedOn: (day: string) => translate('Reached {day}', { day }),
  states: {
    reached: 'Reached',
    proposed: 'Proposed',
    working: 'Working on it',
    offered: 'On offer',
  },
});

/** The tone of each state of a step. */
export const stepTones = { reached: 'green', proposed: 'yellow', working: 'blue', offered: 'gray' } as const;
