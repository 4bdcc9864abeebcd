import { defineCollection } from '../../defineCollection';
import { datetime, document, integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { emptyOffer, offerSchema } from '../offerContent';
import { planLimits } from '../planContent';
import { byPerformance } from '../../dated.data';

/** The seats of one performance: which plan, and whether they are on sale. */
export const seatMaps = defineCollection({
  name: 'seatMaps',
  path: 'booking/seat_maps',
  model: 'booking.SeatMap',
  label: { one: 'Seat map', many: 'Seat maps' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    performance: reference({ label: 'Performance', ...byPerformance, required: true, column: 'shown' }),
    floor_plan: reference({ label: 'Floor plan', to: 'floorPlans', required: true, column: 'shown' }),
    plan_version: reference({
      label: 'Version of the plan',
      to: 'floorPlanVersions',
      within: 'floor_plan',
      column: 'shown',
      description: 'The drawing that is sold; it never changes',
    }),
    offer: document({
      label: 'What is for sale',
      schema: offerSchema,
      maxBytes: planLimits.bytes,
      example: emptyOffer,
    }),
    sale_opens: datetime({ label: 'Sale opens', column: 'shown' }),
    sale_closes: datetime({ label: 'Sale closes', notBefore: 'sale_opens', column: 'shown' }),
    most_in_order: integer({ label: 'Most seats in an order', min: 1, max: 500 }),
  },
  lifecycle: {
    initial: 'planned',
    correctedBy: ['staff'],
    statuses: {
      planned: { label: 'Planned', tone: 'neutral' },
      // Set by staff: whether buyers find it follows from its dates and its performance too.
      on_sale: { label: 'Opened by staff', tone: 'blue' },
      paused: { label: 'Paused', tone: 'yellow' },
      closed: { label: 'Closed', tone: 'neutral' },
    },
    transitions: {
      open_sale: { label: 'Open the sale', from: ['planned', 'paused'], to: 'on_sale', roles: ['staff'] },
      pause: { label: 'Pause', from: ['on_sale'], to: 'paused', roles: ['staff'], next: [] },
      close: { label: 'Close', from: ['on_sale', 'paused'], to: 'closed', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'grip', shape: 'square' },
  page: '/booking/seat-maps/{hashcode}',
  access: officeOnly,
  distinct: [{ fields: ['performance'], unless: ['closed'] }],
  opensOn: { season: 'performance' },
  ordering: 'name',
  importable: true,
});
