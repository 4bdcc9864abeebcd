import { defineMessages, translate } from '@callboard/language';

/** The texts of the queue when a sale opens. */
export const queueMessages = defineMessages({
  soon: 'The sale opens soon',
  opensAt: (when: string) => translate('It opens on {when}.', { when }),
  opensIn: (time: string) => translate('It opens in {time}', { time }),
  opensUnknown: 'We do not know yet when it opens.',
  lots: 'When the sale opens, everyone who is waiting here gets a random place.',
  noAdvantage: 'Coming early, reloading the page or opening more tabs makes no difference.',
  drawing: 'Places are being drawn',
  drawingText: 'It takes a few seconds.',
  early: 'The queue is not open yet',
  earlyText: 'It opens an hour before the sale. Keep this page open: you then join the queue automatically.',
  position: (position: number) => translate('You are number {position, number}', { position }),
  before: (people: number) =>
    translate(
      '{people, plural, =0 {You are next.} one {# person is before you.} other {# people are before you.}}',
      {
        people,
      },
    ),
  minutes: (minutes: number) =>
    translate('About {minutes, plural, one {# minute} other {# minutes}}.', { minutes }),
  progress: 'Progress to your turn',
  stay: 'Keep this page open. Your place stays when you reload it or open it in another tab.',
  paused: 'The sale is paused. You keep your place.',
  soldOut: 'All seats are sold or reserved now. Seats that are not paid for can become free again.',
  lost: 'There is no connection. You keep your place, and we try again.',
  leave: 'Leave the queue',
  turn: 'It is your turn',
  turnText: 'Select your seats now.',
  turnLeft: (time: string) => translate('You have {time} to select seats', { time }),
  expired: 'Your turn is over',
  expiredText: 'You selected no seats in time, or the time to order them is over.',
  ordered: 'Your turn ended with your order',
  orderedText: 'To buy more tickets, join the queue again.',
  left: 'You left the queue',
  leftText: 'Your place went to the next buyer.',
  closed: 'The sale is closed',
  closedText: 'Tickets of this performance are not on sale any more.',
  again: 'Join again',
  titleWaiting: (position: number, title: string) =>
    translate('{position, number} in the queue: {title}', { position, title }),
  titleTurn: (title: string) => translate('Your turn: {title}', { title }),
});
