import { defineCollection } from '../../defineCollection';
import { integer, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../access.data';

/** A drawing of where people sit or stand in a space. */
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
    edition: integer({ label: 'Edition', min: 1, max: 10_000, sort: true, column: 'shown' }),
    seats: integer({ label: 'Seats', min: 0, max: 200_000, sort: true, column: 'shown' }),
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
      publish: { label: 'Publish', from: ['draft'], to: 'published', roles: ['staff'] },
      retire: { label: 'Retire', from: ['draft', 'published'], to: 'retired', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'space',
  avatar: { icon: 'grip', shape: 'square' },
  page: '/booking/floor-plans/{hashcode}',
  access: officeOnly,
  naturalKey: ['space', 'name', 'edition'],
  ordering: 'name',
  importable: true,
});
