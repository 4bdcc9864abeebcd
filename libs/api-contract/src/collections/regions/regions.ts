import { defineCollection } from '../../defineCollection';
import { integer, text } from '../../fields/kinds';
import { managedByStaff } from '../access.data';

/** A part of the country that a contest is organised by. Geography, never a piece of the screen. */
export const regions = defineCollection({
  name: 'regions',
  path: 'callboard/regions',
  model: 'callboard.Region',
  label: { one: 'Region', many: 'Regions' },
  fields: {
    name: text({ label: 'Name', required: true, max: 100, search: true, sort: true, column: 'shown' }),
    position: integer({ label: 'Order', min: 0, max: 999, sort: true, description: 'North to south' }),
  },
  title: ['name'],
  avatar: { icon: 'pin', shape: 'square' },
  page: '/regions/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'position',
});
