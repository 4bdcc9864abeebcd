import { defineMessages, translate } from '@callboard/language';

/** The texts of work that was handed over. */
export const handedOverMessages = defineMessages({
  work: 'Work',
  handedOver: (name: string, count: number) =>
    translate('{name} handed over {count, plural, one {# change} other {# changes}}', { name, count }),
  about: (act: string, time: string) => translate('{act}, made at {time}', { act, time }),
  forHead: 'Scores can be in it. Only the head judge takes it over or dismisses it.',
  refusal: (reason: string) => translate('The server did not take it: {reason}', { reason }),
  call: (text: string, marks: string) => translate('{text}: {marks}', { text, marks }),
  mark: (criterion: string, value: string) => translate('{criterion} {value}', { criterion, value }),
  noMark: 'none',
  isApplied: (text: string) => translate('{text}: taken over', { text }),
  isRefused: (text: string, reason: string) => translate('{text}: {reason}', { text, reason }),
  takeOver: 'Take over',
  taken: (count: number) =>
    translate('{count, plural, one {# change} other {# changes}} taken over', { count }),
  notTaken: (count: number, reason: string) =>
    translate('{count, plural, one {# change still waits} other {# changes still wait}}: {reason}', {
      count,
      reason,
    }),
  dismiss: 'Dismiss',
  dismissTitle: (name: string) => translate('Dismiss the work of {name}?', { name }),
  dismissText: 'It never counts, and stays readable with your reason.',
  reason: 'Reason',
  cancel: 'Cancel',
  wasTaken: (name: string) => translate('{name} took it over.', { name }),
  wasDismissed: (name: string, reason: string) =>
    translate('{name} dismissed it: {reason}', { name, reason }),
  someone: 'Someone',
});
