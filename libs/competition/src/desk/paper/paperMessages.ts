import { defineMessages, translate } from '@callboard/language';

/** The texts of score sheets and of the desk on paper. */
export const paperMessages = defineMessages({
  back: 'Back',
  whatToPrint: 'What to print',
  blank: 'Empty score sheets',
  filled: 'Places and scores',
  judge: 'Judge',
  allJudges: 'All judges',
  heading: (stage: string, sheet: string) => translate('{stage} – {sheet}', { stage, sheet }),
  actOf: (nth: number, count: number) => translate('Act {nth} of {count}', { nth, count }),
  judgedBy: 'Judge',
  range: (min: string, max: string, step: string) =>
    translate('Scores from {min} to {max} in steps of {step}', { min, max, step }),
  score: 'Score',
  comment: 'Comment',
  needsComment: 'Comment (needed)',
  penalties: 'Points off',
  wholeAct: 'Comment on the whole act',
  signature: 'Signature',
  signedAt: 'Time',
  nothing: 'No score sheets yet',
  nothingText: 'A stage needs a rubric, acts and a panel before there is something to print.',
  sealed: 'Scores are sealed until the head judge releases the results.',
  place: 'Place',
  total: 'Total',
  printedAt: (time: string) => translate('Printed {time}', { time }),
});
