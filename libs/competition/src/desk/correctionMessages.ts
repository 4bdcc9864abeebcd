import { defineMessages, translate } from '@callboard/language';

/** The texts of corrections of released results. */
export const correctionMessages = defineMessages({
  title: 'Corrections',
  none: 'The results are as they were released.',
  correct: 'Correct the results',
  openTitle: 'Correct the released results?',
  openText:
    'Decide places and open sheets again under the correction. Everyone reads the released results until you release it.',
  openAction: 'Open the correction',
  reason: 'Reason',
  cancel: 'Cancel',
  isOpen: (reason: string) =>
    translate('A correction is open: {reason} Everyone still reads the released results.', { reason }),
  missing: (count: number) =>
    translate(
      '{count, plural, one {# sheet is} other {# sheets are}} to be signed again. What changes is computed then.',
      { count },
    ),
  noChange: 'It changes nothing yet. Decide a place, open a sheet again, or correct a name on its entry.',
  changes: 'What changes',
  drop: 'Drop the correction',
  dropped: 'The correction is dropped',
  release: 'Release the correction',
  releaseTitle: 'Release the correction now?',
  releaseText: (count: number) =>
    translate(
      'Those who entered {count, plural, one {this act} other {these # acts}} are notified of what changed, with the reason, and no one else. Their certificates are marked as corrected.',
      { count },
    ),
  noLine: 'It changes no line. No one is notified.',
  next: (stage: string) => translate('What happens to {stage}?', { stage }),
  nextBegun: (stage: string) =>
    translate('{stage} has started: decide there who no longer takes part.', { stage }),
  joins: (names: string) => translate('Go on now: {names}', { names }),
  leaves: (names: string) => translate('Do not go on any more: {names}', { names }),
  option: {
    repair: 'Only those who go on now take part, at the times of those who leave',
    add: 'Those who go on now come in, and no one leaves',
    leave: 'It stays as it is',
  },
  released: 'The correction is released',
  version: (number: number) => translate('Version {number}', { number }),
  versionOf: (number: number, name: string) => translate('Version {number}, by {name}', { number, name }),
  name: (from: string, to: string) => translate('{from} is named {to}', { from, to }),
  state: (from: string, to: string) => translate('{from} becomes {to}', { from, to }),
  place: (from: number, to: number) => translate('Place {from} becomes {to}', { from, to }),
  placeGone: (from: number) => translate('Place {from} becomes none', { from }),
  placeNew: (to: number) => translate('No place becomes {to}', { to }),
  total: (from: string, to: string) => translate('Total {from} becomes {to}', { from, to }),
  goesOn: 'Goes on now',
  staysBehind: 'Does not go on any more',
  feedback: 'Other scores or comments',
});
