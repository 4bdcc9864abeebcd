import type { Access, ChangeTerms, ValueCondition } from '../accessRules';
import type { TimeSlot } from '../defineCollection';
import {
  boolean,
  date,
  datetime,
  document,
  duration,
  integer,
  reference,
  select,
  text,
  textarea,
} from '../fields/kinds';
import type { Lifecycle } from '../lifecycle';
import { checkedSchema, waiversSchema } from './eligibility/findings';
import { feeSchema } from '../finance/feeSchemas';
import { currencyOptions } from '../fields/money.data';
import { defaultSlotMinutes, sessionsWithoutSlots } from './timeSlots';
import { maxLengthOfReason } from '../reasons';
import { leftStatuses, standingStatuses } from './entryStatuses.data';
import { byEvent } from '../dated.data';

/** For those who run the event and those who entered it: what is stated and found about its members. */
const byNeed = ['staff', 'participant'] as const;

const ofFee = { readableBy: byNeed, serverOwned: true, derived: true } as const;
const money = { ...ofFee, currency: 'fee_currency', min: 0 } as const;

/** Of no use to a judge: how it gets ready, and what the school wrote to the office. */
const butJudges = ['staff', 'participant', 'collaborator'] as const;

/** The fee of an entry: its charges, waivers and payments, and what lists and books need of them. */
const entryFee = {
  fee: document({
    label: 'Charges and payments',
    schema: feeSchema,
    example: { charged: null, waivers: [], payments: [] },
    ...ofFee,
  }),
  fee_state: select({
    label: 'Fee',
    options: [
      { value: 'owed', label: 'Owed', tone: 'yellow' },
      { value: 'paid', label: 'Paid', tone: 'green' },
      { value: 'waived', label: 'Waived', tone: 'neutral' },
    ],
    ...ofFee,
  }),
  fee_total: integer({ label: 'Fee in all', ...money, filter: false }),
  fee_paid: integer({ label: 'Fee paid', ...money, filter: false }),
  fee_owed: integer({ label: 'Fee still owed', ...money, filter: true, sort: true }),
  fee_due_on: date({ label: 'Fee is due', ...ofFee }),
  fee_currency: select({ label: 'Currency of the fee', options: currencyOptions, ...ofFee, filter: false }),
} as const;

/** Core of an entry in any contest: a submission by a school for an event, and its slot on the day. */
export const entryCore = {
  event: reference({
    label: 'Event',
    ...byEvent,
    required: true,
    // An act that goes on stands in a stage of another event.
    joinedBy: { collection: 'stageEntries', by: 'entry' },
    column: 'shown',
  }),
  organisation: reference({ label: 'School', to: 'organizationStructures', column: 'shown' }),
  // Where and when it is performed is for those who run the event.
  region: reference({ label: 'Region', to: 'regions', writableBy: ['staff'] }),
  // Its place is that of its first appearance in a running order.
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
  room: text({
    label: 'Dressing room',
    max: 80,
    readableBy: butJudges,
    writableBy: ['staff'],
    description: 'Where it gets ready',
    filter: false,
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
  running_time: duration({
    label: 'Length',
    unit: 'seconds',
    description: 'Minutes and seconds, from the first note or step to the last',
    filter: false,
    sort: false,
  }),
  statement: textarea({
    label: 'Statement',
    description: 'What the school states about the members: that all are enrolled',
    readableBy: byNeed,
    column: 'never',
  }),
  is_approved: boolean({
    label: 'Approved by the office',
    description: 'For entries that need the office’s approval, such as a second team from a school',
    readableBy: byNeed,
    writableBy: ['staff'],
    filter: false,
  }),
  waivers: document({
    label: 'Waivers',
    schema: waiversSchema,
    example: { items: [] },
    readableBy: byNeed,
    writableBy: ['staff'],
  }),
  checked: document({
    label: 'Checked with',
    schema: checkedSchema,
    example: { at: '2027-04-16T05:00:00.000Z', rules: [], findings: [] },
    readableBy: byNeed,
    serverOwned: true,
    derived: true,
  }),
  submitted_at: datetime({
    label: 'Submitted',
    readableBy: butJudges,
    serverOwned: true,
    derived: true,
  }),
  ...entryFee,
  // A decision stays with the office until it is sent: only then does the status change.
  decision: select({
    label: 'Decision to send',
    description: 'The school reads it once it is sent',
    options: [
      { value: 'accept', label: 'Accept', tone: 'green' },
      { value: 'waitlist', label: 'Waiting list', tone: 'yellow' },
      { value: 'decline', label: 'Decline', tone: 'red' },
    ],
    readableBy: ['staff'],
    writableBy: ['staff'],
  }),
  decision_reason: textarea({
    label: 'Reason to send',
    max: maxLengthOfReason,
    readableBy: ['staff'],
    writableBy: ['staff'],
    column: 'never',
  }),
  status_reason: textarea({
    label: 'Reason',
    description: 'Why it was declined, or withdrawn',
    max: maxLengthOfReason,
    readableBy: byNeed,
    serverOwned: true,
    derived: true,
    column: 'never',
  }),
  waiting_place: integer({
    label: 'Place on the waiting list',
    min: 1,
    max: 100_000,
    readableBy: ['staff'],
    writableBy: ['staff'],
    sort: true,
  }),
  notes: textarea({ label: 'Notes', readableBy: butJudges, column: 'never' }),
  staff_notes: textarea({ label: 'Staff notes', readableBy: ['staff'], column: 'never' }),
} as const;

/** A decision stays with the office until it is sent. */
const decided = { field: 'decision', reason: 'decision_reason' } as const;

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
    },
    accept: {
      label: 'Accept',
      from: ['submitted', 'waitlisted', 'declined'],
      to: 'accepted',
      roles: ['staff'],
      next: [{ from: ['submitted', 'waitlisted'] }],
      event: 'entry.decided',
      notifies: 'contact',
      storedIn: decided,
    },
    waitlist: {
      label: 'Put on waiting list',
      from: ['submitted'],
      to: 'waitlisted',
      roles: ['staff'],
      next: [],
      event: 'entry.decided',
      notifies: 'contact',
      storedIn: decided,
    },
    decline: {
      label: 'Decline',
      from: ['submitted', 'waitlisted'],
      to: 'declined',
      roles: ['staff'],
      asksReason: [],
      event: 'entry.decided',
      notifies: 'contact',
      storedIn: decided,
    },
    withdraw: {
      label: 'Withdraw',
      from: standingStatuses,
      to: 'withdrawn',
      roles: ['staff', 'participant'],
      confirm: 'The entry is removed from the running order.',
      asksReason: ['participant'],
      event: 'entry.withdrawn',
      notifies: 'contact',
    },
    reopen: { label: 'Reopen', from: ['withdrawn', 'declined'], to: 'draft', roles: ['staff'] },
  },
} as const satisfies Lifecycle;

/** As long as an entry is in the running, the slots of its appearances lie within their performances and overlap no other. */
export const entrySlot = {
  in: 'performance',
  notIn: sessionsWithoutSlots,
  from: 'slot_starts_at',
  to: 'slot_ends_at',
  length: { of: 'event', minutes: 'slot_minutes', otherwise: defaultSlotMinutes },
  unless: leftStatuses,
  recordedIn: { collection: 'timeSlots', by: ['entry', 'away'] },
} as const satisfies TimeSlot;

const own = [{ field: 'contact', actor: 'individual' }] as const;

/** Everyone who enters for a school works on entries that a colleague began. */
const ofSchool = {
  field: 'organisation',
  linkedBy: [{ collection: 'individuals', own: 'hashcode', field: 'enters_for' }],
} as const;
/**
 * The acts of a judge: accepted ones in a stage on whose panel the judge sits, at an event that is not over, unless the judge stepped
 * aside there. They are mostly children's names, of no use to other judges, or afterwards.
 */
const ownActs = [
  {
    field: 'hashcode',
    namedIn: [
      {
        collection: 'stageEntries',
        field: 'entry',
        through: { reference: 'event', meets: { field: 'status', in: ['open', 'closed', 'running'] } },
        unless: {
          collection: 'scoreSheets',
          own: 'judge',
          same: ['stage', 'entry'],
          meets: { field: 'status', in: ['recused'] },
        },
      },
    ],
    and: { field: 'status', in: ['accepted'] },
  },
] as const;

/** Entries that someone was invited to work on or see, unless the invitation excludes it. */
const invitedTo = (unless?: ValueCondition) =>
  ({
    field: 'hashcode',
    linkedBy: [
      { collection: 'collaborators', own: 'user', actor: 'user', field: 'entry', ...(unless && { unless }) },
    ],
    and: { field: 'status', in: standingStatuses },
  }) as const;

/** Read and write access to entries, by role. */
export const entryAccess = {
  read: {
    staff: 'all',
    judge: ownActs,
    participant: [...own, ofSchool],
    collaborator: [invitedTo()],
  },
  create: { staff: 'all' },
  update: {
    staff: 'all',
    participant: [...own, ofSchool],
    collaborator: [invitedTo({ field: 'right', in: ['see'] })],
  },
  remove: { staff: 'all' },
} as const satisfies Access;

/** Users who entered it work on it while it is a draft, and so do the co-workers whom they invited. */
export const whileDraft = {
  participant: { in: ['draft'] },
  collaborator: { in: ['draft'] },
} as const satisfies EntryChanges;

/** When those who entered can change an entry, and those whom they invited to it. */
export interface EntryChanges {
  participant: ChangeTerms;
  collaborator: ChangeTerms;
}

/** Users who entered it can also change it after they submitted it, until entries of its event close. */
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
  collaborator: whileDraft.collaborator,
} as const satisfies EntryChanges;
