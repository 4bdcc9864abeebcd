import { defineCollection } from '../../defineCollection';
import { boolean, datetime, email, integer, reference, select, text } from '../../fields/kinds';
import { languageOptions } from '../../languages';
import { maxLengthOfReason } from '../../reasons';
import { saleLimits } from '../saleLimits';
import { byPerformance } from '../../dated.data';

/** People who wait for places at a performance that is sold out: seats together, or tickets without a seat. They are offered places in the order in which they came. */
export const waitingParties = defineCollection({
  name: 'waitingParties',
  path: 'booking/waiting_parties',
  model: 'booking.WaitingParty',
  label: { one: 'Waiting party', many: 'Waiting list' },
  feature: 'ticketing',
  fields: {
    name: text({
      label: 'Name',
      required: true,
      max: saleLimits.name,
      serverOwned: true,
      search: true,
      column: 'shown',
    }),
    email: email({ label: 'Email', required: true, serverOwned: true, search: true, column: 'shown' }),
    performance: reference({
      label: 'Performance',
      ...byPerformance,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    definition: reference({
      label: 'Ticket',
      to: 'generalAdmissionDefinitions',
      serverOwned: true,
      column: 'shown',
      description: 'Without a seat. Empty: seats together',
    }),
    places: integer({
      label: 'Places',
      required: true,
      min: 1,
      max: 500,
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    is_accessible: boolean({
      label: 'Needs an accessible seat',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    offered_at: datetime({ label: 'Offered', serverOwned: true }),
    offered_until: datetime({ label: 'Offered until', serverOwned: true, column: 'shown' }),
    seat_hold: reference({ label: 'Seat hold', to: 'seatHolds', serverOwned: true }),
    reason: text({
      label: 'Why it was taken off',
      max: maxLengthOfReason,
      serverOwned: true,
    }),
    language: select({ ...languageOptions, serverOwned: true }),
    note: text({ label: 'Note of the office', max: 500 }),
  },
  lifecycle: {
    initial: 'waiting',
    statuses: {
      waiting: { label: 'Waiting', tone: 'yellow' },
      offered: { label: 'Seats offered', tone: 'blue' },
      bought: { label: 'Ordered', tone: 'green' },
      lapsed: { label: 'Offer not taken', tone: 'neutral' },
      left: { label: 'Left the list', tone: 'neutral' },
      removed: { label: 'Taken off the list', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'people', shape: 'square' },
  page: '/booking/waiting-list/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: { staff: 'all' }, remove: {} },
  never: ['create', 'remove'],
  distinct: [{ fields: ['performance', 'email'], unless: ['bought', 'lapsed', 'left', 'removed'] }],
  opensOn: { season: 'performance' },
  ordering: 'created',
});
