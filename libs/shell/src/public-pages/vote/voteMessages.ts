import { defineMessages, translate } from '@callboard/language';

/** The texts of the vote of an audience. */
export const voteMessages = defineMessages({
  title: 'Vote for your favourite',
  question: 'Which act do you like best?',
  codeOf: {
    hall: {
      label: 'Code of the hall',
      help: 'Six letters and digits on the screen in the hall',
      needed: 'Enter the code of the hall.',
    },
    ticket: {
      label: 'Code of your ticket',
      help: 'Open this page from your order: then the code is filled in.',
      needed: 'Open this page from your order, or enter the code of your ticket.',
    },
    card: {
      label: 'Code of your card',
      help: 'Scan the card on your seat: then the code is filled in.',
      needed: 'Scan the card on your seat, or enter its code.',
    },
  },
  actNeeded: 'Select an act.',
  vote: 'Vote',
  change: 'Change my vote',
  voted: (act: string) => translate('You voted for {act}', { act }),
  votedText: {
    hall: 'You can change it until the vote closes. One vote counts for each phone.',
    ticket: 'You can change it until the vote closes. One vote counts for each ticket.',
    card: 'You can change it until the vote closes. One vote counts for each card.',
  },
  closes: (time: string) => translate('The vote closes at {time}.', { time }),
  closed: 'The vote is closed',
  closedText: 'The favourite of the audience is named with the results.',
  results: 'Results',
  none: 'There is no vote here',
  noneText: 'This page takes votes once the organisers open them.',
  season: 'Season and dates',
});
