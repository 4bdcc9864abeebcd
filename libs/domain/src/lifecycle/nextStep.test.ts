import { declaredRoles, type CollectionName, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { describe, expect, it } from 'vitest';
import { nextStep } from './nextStep';

const zone = 'Pacific/Auckland';

function stepOf(
  collection: CollectionName,
  record: Readonly<Record<string, unknown>>,
  at = '2027-05-10T12:00:00+12:00',
  roles: readonly Role[] = ['staff'],
): string | null {
  return nextStep(collectionNamed(collection), record, declaredRoles(...roles), { now: new Date(at), zone });
}

describe('the next step of an event', () => {
  const event = { starts_on: '2027-06-15', ends_on: '2027-06-16', entries_close: null };

  it.each([
    ['draft', {}, 'open_entries'],
    ['draft', { starts_on: '2027-05-15' }, null],
    ['draft', { entries_close: '2027-05-09T17:00:00+12:00' }, null],
    ['open', {}, null],
    ['open', { starts_on: '2027-05-15' }, 'close_entries'],
    ['open', { starts_on: '2027-05-15', entries_close: '2027-05-12T17:00:00+12:00' }, null],
    ['open', { entries_close: '2027-05-09T17:00:00+12:00' }, 'close_entries'],
    ['closed', { starts_on: '2027-05-15' }, null],
    ['closed', { starts_on: '2027-05-10' }, 'start'],
    ['running', { ends_on: '2027-05-10' }, null],
    ['running', { ends_on: '2027-05-09' }, 'complete'],
    ['complete', {}, null],
    ['cancelled', {}, null],
  ])('[2.21] while it is %s, with %j, is %s', (status, given, step) => {
    expect(stepOf('events', { ...event, ...given, status })).toBe(step);
  });

  it('[9.3] changes at midnight in the zone of the reader', () => {
    const closed = { ...event, status: 'closed', starts_on: '2027-05-10' };
    expect(stepOf('events', closed, '2027-05-09T23:59:00+12:00')).toBeNull();
    expect(stepOf('events', closed, '2027-05-10T00:00:00+12:00')).toBe('start');
  });
});

it.each([
  ['planned', '2027-05-11T19:00:00+12:00', 'schedule'],
  ['planned', '2027-05-09T19:00:00+12:00', null],
  ['scheduled', '2027-05-11T19:00:00+12:00', null],
  ['scheduled', '2027-05-10T13:00:00+12:00', 'start'],
  ['running', '2027-05-10T11:00:00+12:00', 'finish'],
  ['cancelled', '2027-05-11T19:00:00+12:00', null],
])('[2.21] the next step of a performance that is %s and begins at %s is %s', (status, starts_at, step) => {
  expect(stepOf('performances', { status, starts_at })).toBe(step);
});

it.each([
  ['draft', 'staff', 'submit'],
  ['draft', 'participant', 'submit'],
  ['submitted', 'staff', 'accept'],
  ['submitted', 'participant', null],
  ['waitlisted', 'staff', 'accept'],
  ['accepted', 'staff', null],
  ['declined', 'staff', null],
] as const)('[7.40] the next step of an entry that is %s is for %s: %s', (status, role, step) => {
  expect(stepOf('entries', { status }, undefined, [role])).toBe(step);
});

it.each([
  [{ audience: 'staff', form: null, due_on: '2027-06-01' }, 'complete'],
  [{ audience: 'staff', form: { hashcode: 'f', title: 'Risks' }, due_on: '2027-05-01' }, null],
  [{ audience: 'participant', form: null, due_on: '2027-05-10' }, null],
  [{ audience: 'participant', form: null, due_on: '2027-05-09' }, 'complete'],
  [{ audience: 'participant', form: null, due_on: null }, null],
])('[7.40] the next step of an open task with %j is %s', (task, step) => {
  expect(stepOf('tasks', { ...task, status: 'open' })).toBe(step);
});

it('keeps what is declared without a situation as it leads: on, or not', () => {
  expect(stepOf('announcements', { status: 'draft' })).toBe('schedule');
  expect(stepOf('venues', { status: 'active' })).toBeNull();
  expect(stepOf('tasks', { status: 'done' })).toBeNull();
});
