import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, select, text } from '../../fields/kinds';
import { currency, maxMoney } from '../../fields/money.data';
import { examplePriceChain, priceChainSchema } from '../priceChain';
import { saleChannelOptions } from '../saleFields.data';
import { seatKindOptions } from '../seatKinds.data';
import { byPerformance } from '../../dated.data';

const money = { min: 0, max: maxMoney, currency: 'currency', required: true, serverOwned: true } as const;

/** A place that was ordered, with the price it was sold at. It opens the door once its order is paid. */
export const tickets = defineCollection({
  name: 'tickets',
  path: 'booking/tickets',
  model: 'booking.Ticket',
  label: { one: 'Ticket', many: 'Tickets' },
  feature: 'ticketing',
  fields: {
    number: text({
      label: 'Number',
      required: true,
      max: 16,
      serverOwned: true,
      search: true,
      filter: true,
      column: 'shown',
    }),
    order: reference({ label: 'Order', to: 'orders', required: true, serverOwned: true, column: 'shown' }),
    performance: reference({
      label: 'Performance',
      ...byPerformance,
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    seat_map: reference({ label: 'Seat map', to: 'seatMaps', serverOwned: true }),
    seat: text({
      label: 'Seat of the plan',
      max: 80,
      serverOwned: true,
      filter: true,
      description: 'Permanent id',
    }),
    seat_kind: select({
      label: 'Kind of seat',
      options: seatKindOptions,
      serverOwned: true,
      filter: false,
      description: 'As it was sold',
    }),
    place: text({
      label: 'Place',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    general_admission: reference({
      label: 'General admission',
      to: 'generalAdmissionDefinitions',
      serverOwned: true,
    }),
    price_group: reference({ label: 'Price group', to: 'performancePriceGroups', serverOwned: true }),
    price_type: reference({
      label: 'Price type',
      to: 'priceTypes',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    people: integer({ label: 'People', required: true, min: 1, max: 100, serverOwned: true }),
    currency: { ...currency, required: true, serverOwned: true },
    price: integer({ label: 'Price', ...money, sort: true, column: 'shown' }),
    fee: integer({ label: 'Fee', ...money, description: 'Part of the price' }),
    tax: integer({ label: 'Tax', ...money, description: 'Part of the price' }),
    price_chain: document({
      label: 'Why this price',
      schema: priceChainSchema,
      example: examplePriceChain,
      required: true,
      serverOwned: true,
    }),
    channel: select({ label: 'Sold', options: saleChannelOptions, required: true, serverOwned: true }),
    admitted_at: datetime({ label: 'Admitted', serverOwned: true, column: 'shown' }),
    exchanged_for: reference({
      label: 'Exchanged for',
      to: 'orders',
      serverOwned: true,
      description: 'The order that has the new ticket',
    }),
    admitted: integer({ label: 'People inside', required: true, min: 0, max: 100, serverOwned: true }),
  },
  lifecycle: {
    initial: 'reserved',
    statuses: {
      reserved: { label: 'Not paid yet', tone: 'yellow' },
      valid: { label: 'Valid', tone: 'green' },
      refunded: { label: 'Refunded', tone: 'neutral' },
      exchanged: { label: 'Exchanged', tone: 'neutral' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {},
  },
  title: ['number', 'place'],
  subtitle: 'order',
  avatar: { icon: 'tag', shape: 'square' },
  page: '/booking/tickets/{hashcode}',
  access: { read: { staff: 'all' }, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  partOf: 'order',
  distinct: [{ fields: ['number'] }],
  opensOn: { season: 'performance' },
  ordering: '-created',
});
