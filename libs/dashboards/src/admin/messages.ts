import { defineMessages, translate } from '@callboard/language';
import { counted, type Label } from '@callboard/tenant';
import { lower } from '@callboard/records/screen';

/** The texts of the admin pages; the words of a collection come from the contract and the tenant. */
export const messages = defineMessages({
  pages: {
    landing: 'Admin Landing',
    admin: 'Admin Dashboard',
    performance: 'Admin Performance',
    booking: 'Admin Booking',
    accounting: 'Admin Accounting',
  },
  tabs: {
    landing: 'Landing',
    admin: 'Dashboard',
    performance: 'Performance',
    booking: 'Booking',
    accounting: 'Accounting',
  },
  subtitles: {
    landing: 'What waits for you, what is next and what changed last',
    admin: 'How the season goes',
    performance: 'How stage time is used',
    booking: 'Seats on offer',
    accounting: 'What is expected, owed and paid',
  },
  areas: 'Administration',
  numbers: 'Numbers',
  ahead: 'ahead',
  named: 'entered by name, all seasons',
  inTheRunning: (label: Label) =>
    translate('{many} still taking part, all seasons', { many: lower(label.many) }),
  manyAhead: (label: Label) => translate('{many} ahead', { many: lower(label.many) }),
  seatsOnOffer: 'seats on offer',
  expectedOf: (season: number) => translate('expected for {season}', { season: String(season) }),
  noFees: 'no fees are set',
  changes: 'Latest changes',
  pace: (label: Label) =>
    translate('{many} of an event, by weeks before its closing day', { many: label.many }),
  weeksBefore: 'Weeks before',
  paceNote: (season: number, label: Label) =>
    translate('Average over the {label} so far: {season} compared with the season before.', {
      label: lower(label.many),
      season: String(season),
    }),
  season: (season: number) => translate('Season {season}', { season: String(season) }),
  byStatus: (label: Label) => translate('{many} by status', { many: label.many }),
  byRegion: (label: Label) => translate('{many} by region', { many: label.many }),
  noRegion: 'No region',
  fill: (label: Label) => translate('How full {many} are', { many: lower(label.many) }),
  fillEmpty: 'No event ahead has a limit',
  fillEmptyText: 'Set a limit for an event to see here how full it is.',
  room: 'Room left',
  ofLimit: (count: number, limit: number) =>
    translate('{count, number} of {limit, number}', { count, limit }),
  noneYet: (label: Label) => translate('No {many} yet', { many: lower(label.many) }),
  next: 'Coming up',
  nextEmpty: 'Nothing is planned from today',
  nextEmptyText: 'What is announced next will be shown here.',
  seeAll: (label: Label) => translate('All {many}', { many: lower(label.many) }),
  venueWeeks: (label: Label) => translate('{many} by venue and week', { many: label.many }),
  weekOf: (day: string) => translate('Week of {day}', { day }),
  hours: (label: Label) => translate('When {many} start', { many: lower(label.many) }),
  weekday: 'Weekday',
  slots: 'Time slots taken',
  slotsEmpty: 'No event ahead has time slots',
  slotsEmptyText: 'Give an event the length of a time slot, and add performances to it.',
  taken: 'Taken',
  free: 'Free',
  slotsTaken: 'of the time slots ahead',
  fits: 'What does not fit',
  fitsAll: 'Everything fits',
  fitsAllText: 'No running order is longer than its performance, and every event has a venue.',
  overrun: (minutes: number) =>
    translate('{minutes, plural, one {# minute over} other {# minutes over}}', { minutes }),
  withoutVenue: 'No venue yet',
  planned: 'Not announced',
  noTickets: 'No tickets are sold here yet',
  noTicketsOff: (tenant: string) =>
    translate('Ticketing is switched off for {tenant}, and there are no orders.', { tenant }),
  noTicketsText: 'This page shows the seats that performances offer.',
  seats: 'Seats on offer',
  capacity: 'Places in their spaces',
  withSeats: (label: Label) => translate('{many} with seats', { many: label.many }),
  withoutSeats: 'Seats not decided',
  offeredShare: (percent: number) => translate('{percent}% on offer', { percent }),
  seatsByMonth: 'Seats on offer by month',
  seatsByRegion: 'Seats on offer by region',
  month: 'Month',
  seatsEmpty: 'No seats are on offer',
  seatsEmptyText: 'Enter how many seats a performance has on sale, and they appear here.',
  overCapacity: (count: number, label: Label) =>
    translate('{what} with more seats than the space holds', { what: counted(count, label) }),
  owedAndPaid: (owed: string, paid: string) => translate('{owed} owed · {paid} paid', { owed, paid }),
  expected: 'Expected',
  possible: 'Not decided yet',
  moneyByMonth: 'Fees by the month of the event',
  moneyByEvent: (label: Label) => translate('Fees by {one}', { one: lower(label.one) }),
  feesEmpty: 'No fees are known',
  feesEmptyText:
    'Set the fees of an event to see here what to expect and what is paid: by event, by month and in total.',
  toEvents: (label: Label) => translate('To the {many}', { many: lower(label.many) }),
  withoutFee: (count: number, label: Label) =>
    translate('{what} without a fee, though something is entered', { what: counted(count, label) }),
  uncounted: (count: number, label: Label) =>
    translate('{what} accepted without a number of performers', { what: counted(count, label) }),
});
