import type { VoteTurnout } from '@callboard/api-contract/competition';
import { defineMessages, translate } from '@callboard/language';

/** The texts of the vote of the audience, for staff. */
export const voteMessages = defineMessages({
  title: 'Vote of the audience',
  about: 'People in the hall vote for one act by phone. Votes are secret until the results are released.',
  voters: 'One vote for each',
  voterOptions: {
    hall: {
      label: 'Phone in the hall',
      description: 'The screen shows a code. Anyone who sees it can vote.',
    },
    card: {
      label: 'Printed card',
      description: 'You print a card for each seat. The person in the seat scans it.',
    },
    ticket: { label: 'Ticket', description: 'Ticket holders vote from the page of their order.' },
  },
  byTicketHelp: 'Each ticket has one vote. Ticket holders find the vote on the page of their order.',
  byCardHelp: 'Each card has one vote, on any phone.',
  printCards: 'Print cards',
  back: 'Back',
  cards: 'Cards of the vote',
  cardCount: 'Cards',
  cardOf: (nth: number) => translate('QR code of card {nth}', { nth }),
  cardTitle: 'Vote for your favourite',
  cardHelp: 'Scan this code. It has one vote.',
  open: 'Open the vote',
  again: 'Open it again',
  close: 'Close the vote',
  until: 'Closes automatically at',
  untilHelp: 'Leave it empty to close the vote yourself.',
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
  leftOut: (count: number) => translate('{count, plural, one {# left out} other {# left out}}', { count }),
  marks: 'Votes to check',
  marksHelp:
    'A whole hall can vote through one network. Leave votes out only if you are sure that a program sent them.',
  ofSource: (votes: number, from: string, until: string) =>
    translate(
      '{votes, plural, one {# vote} other {# votes}} from one kind of device in one network, {from} to {until}',
      {
        votes,
        from,
        until,
      },
    ),
  leaveOut: 'Leave them out',
  countAgain: 'Count them',
  isLeftOut: 'Not counted',
  notPublic: 'Its event is not public yet: phones see the vote when it is.',
  link: 'Link',
  copy: 'Copy the link',
  code: 'Code of the hall',
  qr: 'QR code of the vote, with the code of the hall',
  qrHelp: 'Show this code on the screen in the hall. It has the code of the hall in it.',
});

/** The reason to check some votes. */
export const doubtMessages = defineMessages<Record<VoteTurnout['marks'][number]['doubts'][number], string>>({
  noBrowser: 'Not sent by a browser',
  evenPace: 'At an even pace, as no crowd votes',
  fast: 'Faster than phones of a hall',
  oneAct: 'Nearly all for one act, and others vote otherwise',
});
