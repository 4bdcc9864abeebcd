import { defineCollection } from '../../defineCollection';
import { select, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { colorOptions } from '../../colors.data';
import { untilRetired } from '../../lifecycles.data';
import { seatKindOptions } from '../seatKinds.data';

/** A kind of seat on a plan, distinguished by a sign as well as a colour: accessible, companion, restricted view. */
export const seatMapCodes = defineCollection({
  name: 'seatMapCodes',
  path: 'booking/seat_map_codes',
  model: 'booking.SeatMapCode',
  label: { one: 'Seat type', many: 'Seat types' },
  feature: 'ticketing',
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    code: text({
      label: 'Sign',
      required: true,
      max: 3,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
      description: 'One to three letters, shown on the seat',
    }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: seatKindOptions,
    }),
    color: select({
      label: 'Colour',
      column: 'shown',
      options: colorOptions,
    }),
    description: textarea({ label: 'What buyers should know', max: 300 }),
  },
  lifecycle: untilRetired,
  title: ['name'],
  avatar: { icon: 'grip', shape: 'square' },
  page: '/booking/seat-types/{hashcode}',
  access: officeOnly,
  naturalKey: ['code'],
  ordering: 'name',
  importable: true,
});
