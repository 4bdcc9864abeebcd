import { defineCollection } from '../../defineCollection';
import { datetime, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** An asset reserved for a person from one time to another, and then with them: no asset is promised twice. */
export const inventoryReservations = defineCollection({
  name: 'inventoryReservations',
  path: 'inventory/reservations',
  model: 'inventory.Reservation',
  label: { one: 'Reservation', many: 'Reservations' },
  fields: {
    name: text({ label: 'What for', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    asset: reference({ label: 'Asset', to: 'inventoryInstances', required: true, column: 'shown' }),
    individual: reference({ label: 'Who has it', to: 'individuals', required: true, column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', column: 'shown' }),
    starts_at: datetime({ label: 'From', required: true, column: 'shown' }),
    ends_at: datetime({
      label: 'Back by',
      required: true,
      notBefore: 'starts_at',
      column: 'shown',
      dueIn: ['out'],
    }),
    condition: textarea({ label: 'Condition when it came back', max: 500, column: 'never' }),
  },
  lifecycle: {
    initial: 'reserved',
    correctedBy: ['staff'],
    statuses: {
      reserved: { label: 'Reserved', tone: 'blue' },
      out: { label: 'Out', tone: 'yellow' },
      returned: { label: 'Returned', tone: 'green' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {
      check_out: { label: 'Check out', from: ['reserved'], to: 'out', roles: ['staff'] },
      check_in: { label: 'Check in', from: ['out'], to: 'returned', roles: ['staff'] },
      cancel: { label: 'Cancel', from: ['reserved'], to: 'cancelled', roles: ['staff'], next: [] },
      restore: { label: 'Restore', from: ['cancelled'], to: 'reserved', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'asset',
  avatar: { icon: 'clock', shape: 'square' },
  page: '/inventory-reservations/{hashcode}',
  access: officeOnly,
  noOverlap: { by: 'asset', from: 'starts_at', to: 'ends_at', unless: ['returned', 'cancelled'] },
  calendar: { from: 'starts_at', to: 'ends_at' },
  timeline: { from: 'starts_at', to: 'ends_at' },
  opensOn: 'upcoming',
  ordering: 'starts_at',
  importable: true,
});
