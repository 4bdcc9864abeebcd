import { defineMessages, translate } from '@callboard/language';

/** The texts of taking a newer version of a plan of which seats are sold. */
export const changePlanMessages = defineMessages({
  newerSold: 'Tickets are sold. See who would move before you use it.',
  review: 'See what changes',
  title: (number: number) => translate('Use version {number} of the plan', { number }),
  summary: (moves: number, changes: number, unchanged: number) =>
    translate(
      '{moves, plural, =0 {No ticket} one {# ticket} other {# tickets}} to move, {changes, plural, =0 {none} other {#}} with a different seat, {unchanged, plural, =0 {none} other {#}} unchanged.',
      { moves, changes, unchanged },
    ),
  mailed:
    'Buyers whose place changes get an email. Tickets and their codes stay valid, and prices stay as they were sold.',
  moves: 'Tickets that need another seat',
  changes: 'Tickets that keep their seat',
  why: (why: 'gone' | 'access') =>
    why === 'gone'
      ? translate('The seat was removed')
      : translate('The seat is not a wheelchair place any more'),
  differs: (what: 'place' | 'group' | 'kind') => {
    if (what === 'place') return translate('new name');
    return what === 'group' ? translate('another price group') : translate('another kind of seat');
  },
  fromTo: (from: string, to: string) => translate('{from} → {to}', { from, to }),
  noSeat: 'no seat yet',
  noLike: 'There is no similar free seat. Select one.',
  twice: 'Two tickets have this seat.',
  taken: 'This seat was taken in the meantime.',
  change: 'Change seat',
  changeOf: (place: string, buyer: string) => translate('Change seat: {place}, {buyer}', { place, buyer }),
  seatFor: (place: string, buyer: string) => translate('New seat for {place}, {buyer}', { place, buyer }),
  chooseHint: 'Press "Change seat" at a ticket to select another seat for it.',
  unfinished: (count: number) =>
    translate('{count, plural, one {# ticket still needs} other {# tickets still need}} a seat of its own.', {
      count,
    }),
  cancel: 'Cancel',
  apply: 'Use the version and move them',
  applyNone: 'Use the version',
  applied: (number: number) => translate('Version {number} is in use', { number }),
});
