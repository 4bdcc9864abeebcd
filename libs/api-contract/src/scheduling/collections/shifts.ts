import { defineCollection } from '../../defineCollection';
import { datetime, duration, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

const own = [{ field: 'individual', actor: 'individual' }] as const;

/** When one person works at an event, where and as what. No one has two at a time. */
export const shifts = defineCollection({
  name: 'shifts',
  path: 'schedule/shifts',
  model: 'schedule.Shift',
  label: { one: 'Shift', many: 'Shifts' },
  fields: {
    name: text({
      label: 'Role',
      required: true,
      max: 120,
      search: true,
      sort: true,
      column: 'shown',
      description: 'For example, stage manager, door, first aid',
    }),
    individual: reference({ label: 'Person', to: 'individuals', column: 'shown' }),
    event: reference({ label: 'Event', to: 'events', column: 'shown' }),
    performance: reference({ label: 'Performance', to: 'performances', within: 'event' }),
    venue: reference({ label: 'Venue', to: 'venues', column: 'shown' }),
    starts_at: datetime({ label: 'Starts', required: true, column: 'shown' }),
    ends_at: datetime({ label: 'Ends', required: true, notBefore: 'starts_at', column: 'shown' }),
    break_minutes: duration({ label: 'Break', max: 240, filter: false, sort: false }),
    notes: textarea({ label: 'Notes', column: 'never' }),
  },
  lifecycle: {
    initial: 'open',
    correctedBy: ['staff'],
    statuses: {
      open: { label: 'Open', tone: 'yellow' },
      offered: { label: 'Offered', tone: 'blue' },
      confirmed: { label: 'Confirmed', tone: 'green' },
      declined: { label: 'Declined', tone: 'red' },
      worked: { label: 'Worked', tone: 'neutral' },
      cancelled: { label: 'Cancelled', tone: 'neutral' },
    },
    transitions: {
      offer: { label: 'Offer', from: ['open', 'declined'], to: 'offered', roles: ['staff'] },
      confirm: { label: 'Confirm', from: ['open', 'offered'], to: 'confirmed', roles: ['staff'] },
      decline: {
        label: 'Decline',
        from: ['offered', 'confirmed'],
        to: 'declined',
        roles: ['staff'],
        next: [],
      },
      finish: { label: 'Mark worked', from: ['confirmed'], to: 'worked', roles: ['staff'] },
      cancel: {
        label: 'Cancel',
        from: ['open', 'offered', 'confirmed'],
        to: 'cancelled',
        roles: ['staff'],
        next: [],
      },
      restore: { label: 'Restore', from: ['cancelled'], to: 'open', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'individual',
  avatar: { icon: 'clock', shape: 'square' },
  isForReaders: true,
  page: '/shifts/{hashcode}',
  access: { ...officeOnly, read: { staff: 'all', judge: own, participant: own, collaborator: own } },
  noOverlap: { by: 'individual', from: 'starts_at', to: 'ends_at', unless: ['declined', 'cancelled'] },
  calendar: { from: 'starts_at', to: 'ends_at' },
  opensOn: 'upcoming',
  ordering: 'starts_at',
  importable: true,
});
