import { declaredRoles, type Role } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import type { MissingFacts } from '@callboard/api-contract/entries';
import type { FeeFacts } from '@callboard/api-contract/finance';
import type { EntryTask } from '@callboard/api-contract/tasks';
import { expect, it } from 'vitest';
import { missingKinds, missingOf, repairOf, type Repair } from './missing';

const now = new Date('2027-04-01T00:00:00Z');
const entries = collectionAt('entries', 'showquest');
const event: NonNullable<MissingFacts['event']> = {
  hashcode: 'e1',
  title: 'Wellington Final',
  status: 'open',
  starts_on: '2027-05-14',
  entries_close: '2027-04-16T05:00:00Z',
  zone: 'Pacific/Auckland',
};

/** An accepted entry in which nothing is missing. */
function facts(given: Partial<MissingFacts> = {}): MissingFacts {
  return {
    status: 'accepted',
    can_update: true,
    has_contact: true,
    members_count: 2,
    members_standing: 2,
    members_invited: 0,
    members_unanswered: 0,
    has_slot: true,
    event,
    fee: null,
    tasks: [],
    ...given,
  };
}

function aTask(given: Partial<EntryTask> = {}): EntryTask {
  const none = { status: 'open', due_on: null, per_entry: true, form: null, answer: null } as const;
  return { hashcode: 'k', title: 'Risk plan', ...none, ...given };
}

/** $5 for each entry, due on a day. */
function aFee(due_on: string): FeeFacts {
  const charges = [{ kind: 'entry' as const, count: 1, each: 500 }];
  const none = { entry_fee: 500, performer_fee: null, late_fee: null, late_fee_from: null };
  return {
    status: 'accepted',
    submitted_at: '2027-03-01T00:00:00Z',
    zone: 'Pacific/Auckland',
    terms: { ...none, fee_due_on: due_on, currency: 'NZD' },
    members: { students: 2, adults: 0, declared: 2 },
    fee: { charged: { at: '', currency: 'NZD', due_on, charges }, waivers: [], payments: [] },
  };
}

const kindsOf = (given: Partial<MissingFacts>, hasSlots = true) =>
  missingOf(facts(given), { now, hasSlots }).map(({ kind }) => kind);

it('[7.40] lists a draft before entries close, and after that as late', () => {
  expect(kindsOf({ status: 'draft' })).toEqual(['submit']);
  expect(kindsOf({ status: 'draft', event: { ...event, entries_close: '2027-03-01T00:00:00Z' } })).toEqual([
    'late',
  ]);
  expect(kindsOf({ status: 'draft', event: { ...event, status: 'closed' } })).toEqual(['late']);
});

it('[7.40] lists a contact, members, how many take part, confirmations and answers of guardians', () => {
  const given = { has_contact: false, members_count: null, members_standing: 0 };
  expect(kindsOf({ status: 'submitted', ...given })).toEqual(['contact', 'members', 'count']);
  const found = missingOf(facts({ members_invited: 1, members_unanswered: 2 }), { now, hasSlots: true });
  expect(found).toEqual([
    { kind: 'confirm', count: 1, due: null },
    { kind: 'consents', count: 2, due: null },
  ]);
});

it('[7.40] lists a time only of what is accepted, where entries have times', () => {
  expect(kindsOf({ has_slot: false })).toEqual(['slot']);
  expect(kindsOf({ has_slot: false }, false)).toEqual([]);
  expect(kindsOf({ status: 'submitted', has_slot: false })).toEqual([]);
});

it('[7.40] lists open tasks until a form is submitted, the earliest first', () => {
  const form = { hashcode: 'f', title: 'Music' };
  const answer = { hashcode: 'a', comment: null, submitted: null };
  const tasks = [
    aTask({ title: 'Later', due_on: '2027-05-01' }),
    aTask({ title: 'Sooner', due_on: '2027-04-10', form, answer: { ...answer, status: 'open' } }),
    aTask({
      title: 'Correct',
      due_on: '2027-04-11',
      form,
      answer: { ...answer, status: 'change_requested' },
    }),
    aTask({ title: 'Answered', form, answer: { ...answer, status: 'submitted' } }),
    aTask({ title: 'Done', status: 'done' }),
  ];
  const found = missingOf(facts({ tasks }), { now, hasSlots: true });
  expect(found.map(({ task }) => task?.title)).toEqual(['Sooner', 'Correct', 'Later']);
});

it('[7.40] lists a fee that is owed, then as overdue, and nothing else once the event is over', () => {
  expect(kindsOf({ fee: aFee('2027-05-12') })).toEqual(['fee']);
  expect(kindsOf({ fee: aFee('2027-03-31') })).toEqual(['feeOverdue']);
  const over = { has_contact: false, fee: aFee('2027-05-12') };
  expect(kindsOf({ ...over, event: { ...event, status: 'complete' } })).toEqual(['fee']);
  expect(kindsOf({ ...over, event: { ...event, status: 'cancelled' } })).toEqual([]);
  for (const status of ['withdrawn', 'declined']) expect(kindsOf({ ...over, status })).toEqual([]);
});

it('[7.40] leads each missing thing to where its reader puts it right, else to the office', () => {
  const places = (role: Role, given: Partial<MissingFacts>) =>
    Object.fromEntries(
      missingKinds.map((kind) => {
        const roles = declaredRoles(role);
        const missing = { kind, due: null, ...(kind === 'task' && { task: aTask() }) };
        return [kind, placeOf(repairOf(missing, facts(given), { entries, roles, now }))];
      }),
    );
  const always = { confirm: 'people', consents: 'consents', fee: 'fee', feeOverdue: 'fee', task: 'k' };
  expect(places('participant', { status: 'draft' })).toEqual({
    ...always,
    submit: 'send',
    late: 'office',
    contact: 'contact',
    members: 'members',
    count: 'members_count',
    slot: 'office',
  });
  const officeAlone = { late: 'office', members: 'office', slot: 'office' };
  const submitted = { ...always, ...officeAlone, submit: 'send', contact: 'contact', count: 'members_count' };
  expect(places('participant', { status: 'submitted' })).toEqual(submitted);
  const locked = { ...submitted, contact: 'office', count: 'office' };
  expect(places('participant', { status: 'accepted' })).toEqual(locked);
  expect(places('participant', { status: 'submitted', can_update: false })).toEqual({
    ...locked,
    submit: 'office',
  });
  for (const status of ['draft', 'accepted'])
    expect(Object.values(places('staff', { status }))).not.toContain('office');
});

function placeOf(repair: Repair): string {
  switch (repair.to) {
    case 'entering':
      return repair.step;
    case 'field':
      return repair.field;
    case 'tab':
      return repair.tab;
    case 'task':
      return repair.task.hashcode;
    default:
      return repair.to;
  }
}
