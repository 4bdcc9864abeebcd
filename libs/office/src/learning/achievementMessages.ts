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
});
