import { defineMessages, translate } from '@callboard/language';

/** The texts of the vote of an audience. */
export const voteMessages = defineMessages({
  title: 'Vote for your favourite',
  question: 'Which act do you like best?',
  code: 'Code of the hall',
  codeHelp: 'Six letters and digits on the screen in the hall',
  codeNeeded: 'Enter the code of the hall.',
  actNeeded: 'Select an act.',
  vote: 'Vote',
  change: 'Change my vote',
  voted: (act: string) => translate('You voted for {act}', { act }),
  votedText: 'You can change it until the vote closes. One vote counts for each phone.',
  closes: (time: string) => translate('The vote closes at {time}.', { time }),
  closed: 'The vote is closed',
  closedText: 'The favourite of the audience is named with the results.',
  results: 'Results',
  none: 'There is no vote here',
  noneText: 'This page takes votes once the organisers open them.',
  season: 'Season and dates',
});
