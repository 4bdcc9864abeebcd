import { defineCollection } from '../../defineCollection';
import { integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { byPerformance } from '../../dated.data';

/** Seats of a performance that cost the same: stalls, circle, back rows. */
export const performancePriceGroups = defineCollection({
  name: 'performancePriceGroups',
  path: 'booking/performance_price_groups',
  model: 'booking.PerformancePriceGroup',
  label: { one: 'Price group', many: 'Price groups' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    performance: reference({ label: 'Performance', ...byPerformance, required: true, column: 'shown' }),
    price_plan: reference({ label: 'Pricing template', to: 'pricePlans', column: 'shown' }),
    position: integer({ label: 'Position', min: 1, max: 100, sort: true, column: 'shown' }),
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'list', shape: 'square' },
  page: '/booking/price-groups/{hashcode}',
  access: officeOnly,
  naturalKey: ['performance', 'name'],
  opensOn: { season: 'performance' },
  ordering: 'name',
  importable: true,
});
