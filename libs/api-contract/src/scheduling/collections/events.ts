import { defineCollection } from '../../defineCollection';
import { maxCharged } from '../../finance/feeSchemas';
import {
  boolean,
  date,
  datetime,
  integer,
  reference,
  richtext,
  select,
  text,
  textarea,
} from '../../fields/kinds';
import { currencyOptions } from '../../fields/money.data';

const beforeSlot = { min: 0, max: 480, unit: 'minutes', filter: false } as const;
const announced = [{ field: 'status', in: ['open', 'closed', 'running', 'complete'] }] as const;

/** A production or contest day (or run of days) that entries are made for and performances belong to. */
export const events = defineCollection({
  name: 'events',
  path: 'callboard/events',
  tenantAliases: {
    showquest: ['showquest/events', 'showquest/event/events'],
    rockquest: ['rockquest/events', 'rockquest/event/events'],
  },
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
    waiting_list_moves_up: boolean({
      label: 'Waiting list moves up by itself',
      description:
        'When an accepted entry withdraws, the next of the waiting list is accepted and gets the mail',
      filter: false,
      column: 'never',
    }),
    entry_fee: integer({
      label: 'Fee for each entry',
      min: 0,
      max: maxCharged.entry,
      currency: 'currency',
      description: 'Charged once for each entry, whatever its size',
      filter: true,
    }),
    performer_fee: integer({
      label: 'Fee for each performer',
      min: 0,
      max: maxCharged.performer,
      currency: 'currency',
      description: 'Charged for each member of an entry, but not for teachers, coaches and managers',
      filter: true,
    }),
    late_fee: integer({
      label: 'Late fee',
      min: 0,
      max: maxCharged.late,
      currency: 'currency',
      description: 'Charged too when an entry is submitted late',
      filter: false,
    }),
    late_fee_from: datetime({
      label: 'Late fee from',
      description: 'Entries submitted at this time or later pay the late fee',
      filter: false,
      sort: false,
    }),
    fee_due_on: date({
      label: 'Fee is due',
      description: 'The last day to pay. A fee not paid by then is overdue.',
      filter: false,
      sort: false,
    }),
    currency: select({
      label: 'Currency of the fee',
      options: currencyOptions,
      filter: false,
    }),
    slot_minutes: integer({
      label: 'Time slot',
      min: 1,
      max: 480,
      unit: 'minutes',
      description: 'How long each entry has, from set-up to clear',
    }),
    arrival_minutes: integer({
      label: 'Arrive',
      ...beforeSlot,
      description: 'How long before its time slot an entry has to be there',
    }),
    warm_up_minutes: integer({
      label: 'Warm-up',
      ...beforeSlot,
      description: 'How long before its time slot an entry begins to warm up',
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
      open_entries: {
        label: 'Open entries',
        from: ['draft', 'closed'],
        to: 'open',
        roles: ['staff'],
        next: [{ from: ['draft'], until: [{ field: 'entries_close' }, { field: 'starts_on', days: -14 }] }],
        noticed: 'Everyone who signs in sees the event and that entries are open.',
      },
      close_entries: {
        label: 'Close entries',
        from: ['open'],
        to: 'closed',
        roles: ['staff'],
        next: [{ since: [{ field: 'entries_close' }, { field: 'starts_on', days: -14 }] }],
        noticed: 'Those who entered can no longer change what they submitted.',
      },
      start: {
        label: 'Start',
        from: ['closed'],
        to: 'running',
        roles: ['staff'],
        next: [{ since: [{ field: 'starts_on' }] }],
      },
      complete: {
        label: 'Complete',
        from: ['running'],
        to: 'complete',
        roles: ['staff'],
        next: [{ since: [{ field: 'ends_on', days: 1 }] }],
      },
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
  pictures: { most: 1, isPublic: true },
  isForReaders: true,
  page: '/events/{hashcode}',
  access: {
    read: { staff: 'all', judge: announced, participant: announced, collaborator: announced },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  naturalKey: ['name', 'starts_on'],
  calendar: { from: 'starts_on', to: 'ends_on' },
  map: 'region',
  // What is next comes first, and what is over last.
  ordering: '~ends_on',
  importable: true,
});
