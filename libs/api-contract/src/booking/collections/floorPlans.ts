import { defineCollection } from '../../defineCollection';
import { document, integer, reference, text, textarea } from '../../fields/kinds';
import { examplePlan, planLimits, planSchema } from '../planContent';
import { officeOnly } from '../../access.data';

/**
 * A drawing of where people sit or stand in a space. `content` is what is being drawn; publishing makes a version of it, and what is
 * sold belongs to a version.
 */
export const floorPlans = defineCollection({
  name: 'floorPlans',
  path: 'booking/floor_plans',
  model: 'booking.FloorPlan',
  label: { one: 'Floor plan', many: 'Floor plans' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    venue: reference({ label: 'Venue', to: 'venues', required: true, column: 'shown' }),
    space: reference({ label: 'Space', to: 'spaces', required: true, within: 'venue', column: 'shown' }),
    edition: integer({
      label: 'Version',
      min: 1,
      max: 10_000,
      serverOwned: true,
      description: 'How often it was published',
      sort: true,
      column: 'shown',
    }),
    seats: integer({
      label: 'Seats',
      min: 0,
      max: planLimits.seats,
      serverOwned: true,
      description: 'In the version that was published last',
      sort: true,
      column: 'shown',
    }),
    content: document({
      label: 'Drawing',
      schema: planSchema,
      maxBytes: planLimits.bytes,
      example: examplePlan,
    }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'draft',
    correctedBy: ['staff'],
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      published: { label: 'Published', tone: 'green' },
      retired: { label: 'Retired', tone: 'neutral' },
    },
    transitions: {
      publish: {
        label: 'Publish',
        from: ['draft', 'published'],
        to: 'published',
        roles: ['staff'],
        hasEffects: true,
      },
      retire: { label: 'Retire', from: ['draft', 'published'], to: 'retired', roles: ['staff'], next: [] },
      bring_back: { label: 'Bring back', from: ['retired'], to: 'draft', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'space',
  avatar: { icon: 'grip', shape: 'square' },
  page: '/booking/floor-plans/{hashcode}',
  versioned: { in: 'floorPlanVersions', as: 'floor_plan', number: 'edition' },
  access: officeOnly,
  naturalKey: ['space', 'name'],
  ordering: 'name',
  importable: true,
});
