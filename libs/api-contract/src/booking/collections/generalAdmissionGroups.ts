import { defineCollection } from '../../defineCollection';
import { integer, reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { byPerformance } from '../../dated.data';

/** General-admission tickets that share one number of places. */
export const generalAdmissionGroups = defineCollection({
  name: 'generalAdmissionGroups',
  path: 'booking/general_admission_groups',
  model: 'booking.GeneralAdmissionGroup',
  label: { one: 'General admission group', many: 'General admission groups' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    performance: reference({ label: 'Performance', ...byPerformance, required: true, column: 'shown' }),
    capacity: integer({ label: 'Places', required: true, min: 0, max: 200_000, sort: true, column: 'shown' }),
  },
  title: ['name'],
  subtitle: 'performance',
  avatar: { icon: 'people', shape: 'square' },
  page: '/booking/general-admission-groups/{hashcode}',
  access: officeOnly,
  naturalKey: ['performance', 'name'],
  opensOn: { season: 'performance' },
  ordering: 'name',
  importable: true,
});
