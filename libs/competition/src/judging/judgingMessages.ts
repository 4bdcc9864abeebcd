import { defineMessages, translate } from '@callboard/language';
import type { Label } from '@callboard/tenant';

/** The texts of judging: the judge's own page and the score sheet. */
export const judgingMessages = defineMessages({
  title: 'Judging',
  empty: 'You are not on a panel now',
  emptyText: 'When the office adds you to the panel of a stage, its acts appear here.',
  noActs: (label: Label) =>
    translate('No {many} in this stage yet', { many: label.many.toLocaleLowerCase() }),
  noActsText: 'The office adds them.',
  signedOf: (signed: number, all: number) => translate('{signed} of {all} signed', { signed, all }),
  progress: 'Signed score sheets',
  notStarted: 'Judging has not started yet. You can look at the acts and the criteria.',
  isClosed: 'Judging is closed.',
  coming: 'Coming up',
  open: 'Other stages to judge',
  stageOf: (stage: string, event: string) => translate('{stage}, {event}', { stage, event }),
  head: 'Head judge',
  desk: 'Judging desk',
  tryout: 'Try-out',
  tryoutComment: 'No one who enters reads it.',
  scoreTryout: (name: string) => translate('Score the try-out: {name}', { name }),
  tryoutText: 'All judges score it before the evening, to compare how they judge. It never counts.',
  scoreNow: (name: string) => translate('Score {name}', { name }),
  nextAct: 'Next to score',
  onStage: 'On stage',
  all: 'All acts',
  toScore: 'To score',
  started: (scored: number, all: number) => translate('{scored} of {all} scored', { scored, all }),
  readyToSign: 'Ready to sign',
  signed: 'Signed',
  aside: 'Stepped aside',
  waiting: 'On this device',
  offline: 'You are offline: scores are stored on this device.',
  stays: 'This tablet keeps your scores.',
  checkDevice: 'Check this device',
  readAt: (time: string) => translate('What the office changed after {time} is not shown.', { time }),
  backToActs: 'All acts',
  noSuchAct: 'This act is not one that you judge',
  score: (label: string) => translate('Score for {label}', { label }),
  share: (percent: string) => translate('{percent} % of the total', { percent }),
  clear: (label: string) => translate('Clear {label}', { label }),
  noScore: 'No score yet',
  comment: (label: string) => translate('Comment on {label}', { label }),
  commentHelp: 'Those who entered read it after the results are released.',
  needsComment: 'A comment is needed.',
  addComment: (label: string) => translate('Comment on {label}', { label }),
  penalties: 'Points off',
  penaltiesHelp: 'They count when most of the judges who sign tick them.',
  measured: (spent: string, over: string) =>
    translate('The show measured {spent}: {over} over its time. Tick points off if your rules say so.', {
      spent,
      over,
    }),
  clock: { under: 'left', near: 'left, nearly over', over: 'over time' },
  clockOf: 'Time of the act',
  sheetBar: 'This sheet',
  lower: (label: string) => translate('Lower: {label}', { label }),
  higher: (label: string) => translate('Higher: {label}', { label }),
  openScale: (label: string, value: string) =>
    translate('{label}: {value}. Open the scale', { label, value }),
  pointsOff: (label: string, points: number) =>
    translate('{label}: {points, plural, one {# point} other {# points}} off', { label, points }),
  wholeComment: 'Comment on the whole act',
  private: 'For you alone',
  privateHelp: 'Only you can read this: not the head judge, the office or those who entered.',
  marked: 'Mark this act in my list',
  isMarked: 'Marked',
  privateNote: 'My notes',
  notedPrivately: (name: string) => translate('Own note about {name}', { name }),
  total: 'Total so far',
  totalOf: (total: string) => translate('{total} of 100', { total }),
  noTotal: 'Score every criterion to see it.',
  sign: 'Sign',
  signTitle: (name: string) => translate('Sign the sheet of {name}?', { name }),
  signText: 'A signed sheet counts, and stays as it is. Only the head judge can open it again.',
  isRight: (label: string, score: string) => translate('{label}: is {score} right?', { label, score }),
  usualScores: (from: string, to: string) =>
    translate('Your other scores for it are from {from} to {to}.', { from, to }),
  gaps: (count: number) =>
    translate('{count, plural, one {# thing is} other {# things are}} missing before you can sign:', {
      count,
    }),
  gapScore: (label: string) => translate('{label}: a score', { label }),
  gapComment: (label: string) => translate('{label}: a comment', { label }),
  isSigned: 'You signed this sheet.',
  isSignedText: 'Ask the head judge to open it again if it must change.',
  isAside: 'You stepped aside for this act.',
  openedAgain: (reason: string) => translate('The head judge opened this sheet again: {reason}', { reason }),
  stepAside: 'Step aside',
  stepAsideTitle: (name: string) => translate('Step aside for {name}?', { name }),
  stepAsideText: 'Do this if you know someone in the act. Your scores for it do not count.',
  reason: 'Reason',
  comeBack: 'Judge it after all',
  cancel: 'Cancel',
  before: (name: string) => translate('Back: {name}', { name }),
  after: (name: string) => translate('Next: {name}', { name }),
  scored: (name: string) => translate('Scored {name}', { name }),
  signedAct: (name: string) => translate('Signed {name}', { name }),
  steppedAside: (name: string) => translate('Stepped aside for {name}', { name }),
  changesWait: (count: number) =>
    translate(
      '{count, plural, one {# change is} other {# changes are}} stored on this device, not sent yet.',
      {
        count,
      },
    ),
  changeRefused: (reason: string) => translate('A change was not stored: {reason}', { reason }),
  changesBehind: (count: number) =>
    translate(
      '{count, plural, one {# change after it waits for you to decide.} other {# changes after it wait for you to decide.}}',
      { count },
    ),
  dropChanges: 'Drop the changes',
});

/** The texts about what waits on this device. */
export function waitingTexts() {
  return {
    wait: judgingMessages.changesWait,
    refused: judgingMessages.changeRefused,
    behind: judgingMessages.changesBehind,
    drop: judgingMessages.dropChanges,
  };
}
