import { defineMessages, translate } from '@callboard/language';

/** The texts of the vote of the audience, for staff. */
export const voteMessages = defineMessages({
  title: 'Vote of the audience',
  about: 'Phones in the hall vote for one act. For whom is sealed until the results are released.',
  open: 'Open the vote',
  again: 'Open it again',
  close: 'Close the vote',
  until: 'Closes by itself at',
  untilHelp: 'Leave it empty to close the vote by hand.',
  isOpen: 'The vote is open',
  isClosed: 'The vote is closed',
  undo: 'Undo',
  closes: (time: string) => translate('The vote closes at {time}.', { time }),
  votes: (count: number) => translate('{count, plural, one {# vote} other {# votes}}', { count }),
  networks: (count: number, most: number) =>
    translate('{count, plural, one {from # network} other {from # networks}}, at most {most} from one', {
      count,
      most,
    }),
  notPublic: 'Its event is not public yet: phones see the vote when it is.',
  link: 'Link',
  copy: 'Copy the link',
  code: 'Code of the hall',
  qr: 'QR code of the vote, with the code of the hall',
  qrHelp: 'Show this code on the screen in the hall. It has the code of the hall in it.',
});
