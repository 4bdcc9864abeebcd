import { defineCollection } from '../../defineCollection';
import { date, datetime, integer, reference, richtext, select, text, textarea } from '../../fields/kinds';

const announced = [{ field: 'status', in: ['open', 'closed', 'running', 'complete'] }] as const;

/** A production or contest day (or run of days) that entries are made for and performances belong to. */
export const events = defineCollection({
  name: 'events',
  path: 'callboard/events',
  aliases: ['showquest/events', 'rockquest/events'],
  model: 'callboard.Event',
  label: { one: 'Event', many: 'Events' },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: [
        { value: 'heat', label: 'Regional heat' },
        { value: 'regional_final', label: 'Regional final' },
        { value: 'national_final', label: 'National final' },
        { value: 'round', label: 'Season round' },
        { value: 'workshop', label: 'Workshop' },
        { value: 'showcase', label: 'Showcase' },
      ],
    }),
    region: reference({ label: 'Region', to: 'regions', column: 'shown' }),
    venue: reference({ label: 'Main venue', to: 'venues', column: 'shown' }),
    starts_on: date({ label: 'First day', required: true, column: 'shown' }),
    ends_on: date({ label: 'Last day', required: true, notBefore: 'starts_on' }),
    entries_close: datetime({ label: 'Entries close' }),
    entry_limit: integer({ label: 'Most entries', min: 1, max: 10_000 }),
    entry_fee: integer({
      label: 'Fee for each member',
      min: 0,
      max: 10_000_000,
      currency: 'currency',
      description: 'What an accepted entry pays for each of its members',
      filter: true,
    }),
    currency: select({
      label: 'Currency of the fee',
      options: [
        { value: 'NZD', label: 'NZD' },
        { value: 'AUD', label: 'AUD' },
        { value: 'USD', label: 'USD' },
      ],
      filter: false,
    }),
    slot_minutes: integer({
      label: 'Time slot',
      min: 1,
      max: 480,
      unit: 'minutes',
      description: 'How long each entry has, from set-up to clear',
    }),
    description: richtext({ label: 'About' }),
    staff_notes: textarea({ label: 'Staff notes', readableBy: ['staff'], column: 'never' }),
  },
  lifecycle: {
    initial: 'draft',
    correctedBy: ['staff'],
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      open: { label: 'Entries open', tone: 'blue' },
      closed: { label: 'Entries closed', tone: 'yellow' },
      running: { label: 'Under way', tone: 'purple' },
      complete: { label: 'Complete', tone: 'green' },
      cancelled: { label: 'Cancelled', tone: 'red' },
    },
    transitions: {
      open_entries: { label: 'Open entries', from: ['draft', 'closed'], to: 'open', roles: ['staff'] },
      close_entries: { label: 'Close entries', from: ['open'], to: 'closed', roles: ['staff'] },
      start: { label: 'Start', from: ['closed'], to: 'running', roles: ['staff'] },
      complete: { label: 'Complete', from: ['running'], to: 'complete', roles: ['staff'] },
      cancel: {
        label: 'Cancel event',
        from: ['draft', 'open', 'closed', 'running'],
        to: 'cancelled',
        roles: ['staff'],
        confirm: 'Everybody who entered will see that it is cancelled.',
      },
      restore: { label: 'Restore', from: ['cancelled'], to: 'draft', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'venue',
  avatar: { icon: 'calendar', shape: 'square' },
  page: '/events/{hashcode}',
  access: {
    read: { staff: 'all', judge: announced, participant: announced, collaborator: announced },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  naturalKey: ['name', 'starts_on'],
  ordering: 'starts_on',
  importable: true,
});
