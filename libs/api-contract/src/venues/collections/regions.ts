import { defineCollection } from '../../defineCollection';
import { coordinates, integer, text } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

/** A part of the country that a contest is organised by. Geography, never a piece of the screen. */
export const regions = defineCollection({
  name: 'regions',
  path: 'callboard/regions',
  model: 'callboard.Region',
  label: { one: 'Region', many: 'Regions' },
  fields: {
    name: text({ label: 'Name', required: true, max: 100, search: true, sort: true, column: 'shown' }),
    position: integer({ label: 'Sort order', min: 0, max: 999, sort: true, description: 'North to south' }),
    coordinates: coordinates({
      label: 'Place on the map',
      description: 'Latitude and longitude of its centre, as a map app copies them: -41.1, 175.2',
      filter: false,
      sort: false,
    }),
  },
  title: ['name'],
  avatar: { icon: 'pin', shape: 'square' },
  page: '/regions/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  map: 'coordinates',
  ordering: 'position',
});
