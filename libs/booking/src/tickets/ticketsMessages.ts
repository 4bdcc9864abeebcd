import { defineMessages, translate } from '@callboard/language';

/** The texts of the pages of the shop. */
export const ticketsMessages = defineMessages({
  tickets: 'Tickets',
  languageFailed: 'This language could not be fetched. Check your connection and try again.',
  search: 'Search performances',
  view: 'View',
  list: 'List',
  calendar: 'Calendar',
  region: 'Region',
  allRegions: 'All regions',
  notSold: 'No tickets are sold here',
  notSoldText: 'The organiser does not sell tickets on this site. Ask them how to get tickets.',
  none: 'No performances are on sale',
  noneText: 'Come back later, or change your search.',
  from: (price: string) => translate('from {price}', { price }),
  few: (free: number) => translate('{free, plural, one {# place} other {# places}} left', { free }),
  soldOut: 'Sold out',
  comingSoon: 'On sale soon',
  paused: 'Sale paused',
  coming: (when: string) => translate('On sale from {when}', { when }),
  closed: 'Sale closed',
  open: 'Buy tickets',
  queueFor: 'Wait for the sale',
  waitFor: 'Join the waiting list',
  waitingTitle: 'Waiting list',
  waitingLeaveText:
    'You get no more emails about free seats. Seats that we reserved for you go to the next on the list.',
  waitingLeave: 'Leave the waiting list',
  waitingLeft: 'You left the waiting list.',
  retry: 'Try again',
  problem: 'The page could not be loaded',
  count: (count: number) =>
    translate('{count, plural, =0 {No tickets yet} one {# ticket} other {# tickets}}', { count }),
  contact: 'Questions?',
  refundPolicy: 'Refunds:',
  usualRefunds:
    'You get your money back where a performance is cancelled or moved. For any other reason, write to the organiser.',
  privacy: 'Privacy',
  myTickets: 'My tickets',
  voteOpen: (name: string) => translate('Vote for your favourite: {name}', { name }),
  voteText: (count: number) =>
    translate(
      '{count, plural, one {Your ticket has one vote.} other {Each ticket has one vote. Send the link to those who sit there.}}',
      { count },
    ),
  vote: 'Vote',
  voteOf: (place: string) => translate('Vote: {place}', { place }),
  newTab: 'Open your tickets in a new tab',
});
