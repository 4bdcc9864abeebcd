import { defineMessages, translate } from '@callboard/language';

/** The texts of a night as it hangs in the foyer. */
export const foyerMessages = defineMessages({
  now: 'On now',
  next: 'Next',
  then: 'After that',
  begins: (time: string) => translate('It starts at {time}.', { time }),
  nothingOn: 'The stage is empty.',
  nothingNext: 'Nothing is left.',
  onTime: 'On time',
  later: (minutes: number) => translate('{minutes} min later than planned', { minutes }),
  earlier: (minutes: number) => translate('{minutes} min earlier than planned', { minutes }),
  onHold: 'A short wait. We continue soon.',
  at: (time: string) => translate('at {time}', { time }),
  planned: (time: string) => translate('planned {time}', { time }),
  isOver: 'The show is over. Thank you for coming.',
  cancelled: 'This performance is cancelled.',
  postponed: 'This performance is postponed.',
  notShown: 'This show is not on the foyer screens',
  notShownText: 'This page shows it as soon as the organisers switch it on.',
  season: 'Season and dates',
  lost: (time: string) => translate('No connection since {time}.', { time }),
  lostText: 'Times may have changed. This page reconnects automatically.',
  fullScreen: 'Full screen',
});
