import { defineMessages, translate } from '@callboard/language';

/** The texts for filling in a form and reading its answers. */
export const messages = defineMessages({
  pages: 'Pages of the form',
  pageOf: (page: number, count: number) => translate('Page {page} of {count}', { page, count }),
  missing: (count: number) =>
    translate('{count, plural, one {# answer still needed} other {# answers still needed}}', { count }),
  wrong: (count: number) =>
    translate('{count, plural, one {# answer needs another look} other {# answers need another look}}', {
      count,
    }),
  back: 'Back',
  next: 'Next',
  review: 'Check your answers',
  reviewHint: 'Read through your answers. You can still change them before you submit them.',
  toReview: 'Back to your answers',
  submit: 'Submit',
  submitted: 'Submitted',
  notSubmitted: 'This could not be submitted. Please try again.',
  continueLater: 'Continue later',
  notComplete: 'Some answers need another look',
  saving: 'Saving ...',
  saved: (time: string) => translate('Saved {time}', { time }),
  savedWithout: (time: string, count: number) =>
    translate(
      '{count, plural, one {Saved {time}, without one answer that needs another look} other {Saved {time}, without # answers that need another look}}',
      { time, count },
    ),
  notSaved: (reason: string) => translate('Not saved: {reason}.', { reason }),
  changedElsewhere: 'the same answers were changed in another window or by someone else',
  conflictTitle: 'These answers were changed in another window or by someone else',
  conflictText: 'Select the answer to save. Nothing is lost until then.',
  mineIs: (answer: string) => translate('Yours: {answer}', { answer }),
  theirsIs: (answer: string) => translate('Theirs: {answer}', { answer }),
  saveSelected: 'Save these answers',
  selectFirst: 'Select one of the two.',
  tryAgain: 'Try again',
  noConnection: 'there is no connection',
  change: 'Change',
  changePage: (page: string) => translate('Change {page}', { page }),
  rowTitle: (row: string, index: number) => translate('{row} {index}', { row, index }),
  noRows: 'None added',
  score: (score: number) => translate('{score, plural, one {# point} other {# points}}', { score }),
  totalScore: 'Score',
  noQuestions: 'This form has no questions yet.',
  preview: 'Preview',
  previewHint: 'Try the form as others will see it. Nothing that you enter is saved.',
  previewDone: 'Here the form would be submitted. Nothing was saved.',
});
