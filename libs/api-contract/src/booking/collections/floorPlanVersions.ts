import { defineCollection } from '../../defineCollection';
import { document, integer, reference, text } from '../../fields/kinds';
import { versionNumber } from '../../fields/versionNumber';
import { examplePlan, planLimits, planSchema } from '../planContent';
import { officeOnly } from '../../access.data';

/** A floor plan as it was published once. It never changes, so that a ticket always names the seat that was sold. */
export const floorPlanVersions = defineCollection({
  name: 'floorPlanVersions',
  path: 'booking/floor_plan_versions',
  model: 'booking.FloorPlanVersion',
  label: { one: 'Version of a floor plan', many: 'Versions of a floor plan' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, serverOwned: true, column: 'shown' }),
    floor_plan: reference({
      label: 'Floor plan',
      to: 'floorPlans',
      required: true,
      serverOwned: true,
      column: 'shown',
    }),
    number: versionNumber,
    seats: integer({
      label: 'Seats',
      required: true,
      min: 0,
      max: planLimits.seats,
      serverOwned: true,
      column: 'shown',
    }),
    content: document({
      label: 'Drawing',
      schema: planSchema,
      maxBytes: planLimits.bytes,
      example: examplePlan,
      serverOwned: true,
      required: true,
    }),
  },
  title: ['name'],
  subtitle: 'floor_plan',
  avatar: { icon: 'grip', shape: 'square' },
  page: '/booking/floor-plan-versions/{hashcode}',
  access: { read: officeOnly.read, create: {}, update: {}, remove: {} },
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['floor_plan', 'number'] }],
  ordering: '-number',
});
