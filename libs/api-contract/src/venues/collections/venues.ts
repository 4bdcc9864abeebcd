import { defineCollection } from '../../defineCollection';
import {
  coordinates,
  email,
  integer,
  phone,
  reference,
  richtext,
  text,
  textarea,
  timezone,
} from '../../fields/kinds';
import { managedByStaff } from '../../access.data';
import { untilRetired } from '../../lifecycles.data';

/** A place where events happen: a theatre, a school hall, a stadium. */
export const venues = defineCollection({
  name: 'venues',
  path: 'callboard/venues',
  model: 'callboard.Venue',
  label: { one: 'Venue', many: 'Venues' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    region: reference({ label: 'Region', to: 'regions', column: 'shown' }),
    town: text({ label: 'Town', max: 100, search: true, filter: true, sort: true, column: 'shown' }),
    address: text({ label: 'Address', max: 300 }),
    coordinates: coordinates({
      label: 'Place on the map',
      description: 'Latitude and longitude, as a map app copies them: -41.2909, 174.7823',
      filter: false,
      sort: false,
    }),
    capacity: integer({
      label: 'Capacity',
      min: 0,
      max: 200_000,
      unit: 'people',
      filter: true,
      sort: true,
      column: 'shown',
    }),
    time_zone: timezone({
      label: 'Time zone',
      required: true,
      description: 'The times of its performances are shown in this zone',
    }),
    phone: phone({ label: 'Phone', max: 40 }),
    email: email({ label: 'Email', max: 254 }),
    access_notes: richtext({ label: 'Access', description: 'Loading dock, step-free ways, parking' }),
    staff_notes: textarea({ label: 'Staff notes', readableBy: ['staff'], column: 'never' }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  subtitle: 'town',
  avatar: { icon: 'pin', shape: 'square' },
  pictures: { most: 12 },
  isForReaders: true,
  page: '/venues/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name', 'town'],
  map: 'coordinates',
  ordering: 'name',
  importable: true,
});
