import { defineCollection } from '../../defineCollection';
import { boolean, datetime, integer, reference, select, text } from '../../fields/kinds';
import { saleChannelOptions } from '../saleFields.data';

/** Seats that a buyer has for some minutes before they order. What it holds is free again at `expires_at`, by the database's clock. */
export const seatHolds = defineCollection({
  name: 'seatHolds',
  path: 'booking/seat_holds',
  model: 'booking.SeatHold',
  label: { one: 'Seat hold', many: 'Seat holds' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, serverOwned: true, column: 'shown' }),
    performance: reference({
      label: 'Performance',
      to: 'performances',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    channel: select({
      label: 'Sold',
      options: saleChannelOptions,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    places: integer({ label: 'Places', required: true, min: 0, serverOwned: true, column: 'shown' }),
    expires_at: datetime({
      label: 'Held until',
      required: true,
      serverOwned: true,
      sort: true,
      column: 'shown',
    }),
    is_extended: boolean({ label: 'Extended', required: true, serverOwned: true }),
    user: reference({ label: 'User', to: 'users', serverOwned: true }),
  },
  lifecycle: {
    initial: 'open',
    statuses: {
      open: { label: 'Open', tone: 'blue' },
      ordered: { label: 'Ordered', tone: 'green' },
      released: { label: 'Released', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'clock', shape: 'square' },
  page: '/booking/seat-holds/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  ordering: '-created',
});
