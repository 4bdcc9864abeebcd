import type { Access } from '../../accessRules';
import type { ChangeTerms } from '../../accessRules';
import type { TimeSlot } from '../../defineCollection';
import { datetime, integer, reference, textarea } from '../../fields/kinds';
import type { Lifecycle } from '../../lifecycle';
import { defaultSlotMinutes, sessionsWithoutSlots } from '../performances/timeSlots';

/** What every entry is, whoever runs the contest: a submission by a school for an event, and its slot on the day. */
export const entryCore = {
  event: reference({ label: 'Event', to: 'events', required: true, column: 'shown' }),
  organisation: reference({ label: 'School', to: 'organizationStructures', column: 'shown' }),
  // Where and when it is performed is for those who run the event.
  region: reference({ label: 'Region', to: 'regions', writableBy: ['staff'] }),
  performance: reference({
    label: 'Performance',
    to: 'performances',
    within: 'event',
    writableBy: ['staff'],
  }),
  slot_starts_at: datetime({ label: 'Time slot', writableBy: ['staff'] }),
  slot_ends_at: datetime({
    label: 'Time slot ends',
    serverOwned: true,
    derived: true,
    filter: false,
    sort: false,
  }),
  contact: reference({ label: 'Contact', to: 'individuals', readableBy: ['staff', 'participant'] }),
  members_count: integer({
    label: 'Members',
    min: 0,
    max: 500,
    filter: true,
    sort: true,
    column: 'shown',
    display: 'count',
  }),
  notes: textarea({ label: 'Notes', column: 'never' }),
  staff_notes: textarea({ label: 'Staff notes', readableBy: ['staff'], column: 'never' }),
} as const;

export const entryLifecycle = {
  initial: 'draft',
  correctedBy: ['staff'],
  statuses: {
    draft: { label: 'Draft', tone: 'neutral' },
    submitted: { label: 'Submitted', tone: 'blue' },
    accepted: { label: 'Accepted', tone: 'green' },
    waitlisted: { label: 'Waiting list', tone: 'yellow' },
    declined: { label: 'Declined', tone: 'red' },
    withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  },
  transitions: {
    submit: {
      label: 'Submit',
      from: ['draft'],
      to: 'submitted',
      roles: ['staff', 'participant'],
      event: 'entry.submitted',
    },
    accept: {
      label: 'Accept',
      from: ['submitted', 'waitlisted', 'declined'],
      to: 'accepted',
      roles: ['staff'],
      event: 'entry.accepted',
    },
    waitlist: { label: 'Put on waiting list', from: ['submitted'], to: 'waitlisted', roles: ['staff'] },
    decline: {
      label: 'Decline',
      from: ['submitted', 'waitlisted'],
      to: 'declined',
      roles: ['staff'],
      event: 'entry.declined',
    },
    withdraw: {
      label: 'Withdraw',
      from: ['draft', 'submitted', 'accepted', 'waitlisted'],
      to: 'withdrawn',
      roles: ['staff', 'participant'],
      confirm: 'The entry leaves the running order.',
      event: 'entry.withdrawn',
    },
    reopen: { label: 'Reopen', from: ['withdrawn', 'declined'], to: 'draft', roles: ['staff'] },
  },
} as const satisfies Lifecycle;

/** As long as an entry is in the running, its time slot lies within its performance and overlaps no other. */
export const entrySlot = {
  in: 'performance',
  notIn: sessionsWithoutSlots,
  from: 'slot_starts_at',
  to: 'slot_ends_at',
  length: { of: 'event', minutes: 'slot_minutes', otherwise: defaultSlotMinutes },
  unless: ['declined', 'withdrawn'],
} as const satisfies TimeSlot;

const own = [{ field: 'contact', actor: 'individual' }] as const;
const inTheRunning = { field: 'status', in: ['submitted', 'accepted', 'waitlisted'] } as const;

/** Who reaches which entries; `invitations` is the collection that says which collaborator was invited to which. */
export const entryAccess = (invitations: string) =>
  ({
    read: {
      staff: 'all',
      judge: [inTheRunning],
      participant: own,
      collaborator: [
        {
          field: 'hashcode',
          linkedBy: [{ collection: invitations, own: 'user', actor: 'user', field: 'entry' }],
          and: inTheRunning,
        },
      ],
    },
    create: { staff: 'all' },
    update: { staff: 'all', participant: own },
    remove: { staff: 'all' },
  }) as const satisfies Access;

/** Whoever entered it works on it while it is a draft. */
export const whileDraft = {
  participant: { in: ['draft'] },
} as const satisfies { participant: ChangeTerms };

/** Whoever entered it can also change it after they submitted it, until entries of its event close. */
export const untilEntriesClose = {
  participant: {
    in: ['draft'],
    until: {
      in: ['submitted'],
      through: 'event',
      open: { field: 'status', in: ['open'] },
      closes: 'entries_close',
    },
  },
} as const satisfies { participant: ChangeTerms };
