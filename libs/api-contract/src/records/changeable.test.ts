import { describe, expect, test } from 'vitest';
import { declaredRoles, type Role } from '..';
import { collectionAt } from '../collections';
import { changeRefusal, deadlineOf, canChangeField } from '.';
import { messageFor } from '../sentences';

const now = new Date('2027-03-01T00:00:00Z');
const open = { status: 'open', entries_close: '2027-03-02T00:00:00Z' };
const acts = collectionAt('entries', 'showquest');
const teams = collectionAt('entries', 'basketball');
const performers = collectionAt('participants', 'showquest');

function changes(
  collection: typeof acts,
  field: string,
  role: Role | readonly Role[],
  status: string,
  through: Readonly<Record<string, unknown>> | null = open,
): boolean {
  return canChangeField(collection, field, declaredRoles(...[role].flat()), { status, through }, now);
}

describe('[1.4] [6.8] an entry', () => {
  const statuses = Object.keys(acts.lifecycle?.statuses ?? {});

  test('is changed by anyone who entered it while it is a draft, and until entries close where the tenant allows it', () => {
    const changeable = (collection: typeof acts) =>
      statuses.filter((status) => changes(collection, 'members_count', 'participant', status));
    expect(changeable(acts)).toEqual(['draft', 'submitted']);
    expect(changeable(collectionAt('entries', 'rockquest'))).toEqual(['draft', 'submitted']);
    expect(changeable(collectionAt('entries', 'launchpad'))).toEqual(['draft', 'submitted']);
    expect(changeable(teams)).toEqual(['draft']);
  });

  test.each([
    ['once the time is over', { ...open, entries_close: '2027-02-28T23:59:59Z' }],
    ['at the very instant', { ...open, entries_close: '2027-03-01T00:00:00+00:00' }],
    ['once staff have closed them before the time', { ...open, status: 'closed' }],
    ['where the event is not known', null],
  ])('stays as it was submitted %s', (_when, event) => {
    expect(changes(acts, 'name', 'participant', 'submitted', event)).toBe(false);
    expect(changes(acts, 'name', 'participant', 'draft', event)).toBe(true);
  });

  test('stays open with its event where no closing time is set', () => {
    const event = { status: 'open', entries_close: null };
    expect(changes(acts, 'name', 'participant', 'submitted', event)).toBe(true);
  });

  test.each(['region', 'performance', 'slot_starts_at', 'staff_notes', 'status'])(
    'has a %s that no entrant changes',
    (field) => {
      expect(statuses.some((status) => changes(acts, field, 'participant', status))).toBe(false);
    },
  );

  test('is changed by staff and admins in every status, and by a judge in none', () => {
    for (const status of statuses) {
      expect(changes(acts, 'slot_starts_at', 'staff', status, null)).toBe(true);
      expect(changes(acts, 'slot_starts_at', 'admin', status, null)).toBe(true);
      expect(changes(acts, 'name', ['participant', 'staff'], status, null)).toBe(true);
      expect(changes(acts, 'name', 'judge', status)).toBe(false);
    }
    expect(changes(acts, 'name', ['participant', 'judge'], 'accepted')).toBe(false);
  });

  test('reports who can change it', () => {
    const refusal = (status: string) =>
      messageFor(changeRefusal(acts, declaredRoles('participant'), { status, through: null })).sentence;
    expect(refusal('accepted')).toBe(
      'The status of this act is “Accepted”, so only the office can make this change.',
    );
    expect(refusal('submitted')).toBe('The time to change this act is over, so only the office can do it.');
    expect(deadlineOf(acts, declaredRoles('participant'), 'submitted')?.through).toBe('event');
    expect(deadlineOf(acts, declaredRoles('participant', 'staff'), 'submitted')).toBeUndefined();
    expect(deadlineOf(acts, declaredRoles('participant'), 'draft')).toBeUndefined();
  });
});

describe('[1.4] [6.8] what is known of a person in an entry', () => {
  test.each([
    ['invited', true],
    ['confirmed', false],
    ['withdrawn', false],
  ])('while %s: name and year %s', (status, own) => {
    expect(changes(performers, 'name', 'participant', status)).toBe(own);
    expect(changes(performers, 'year_level', 'participant', status)).toBe(own);
    // A guardian answers it.
    expect(changes(performers, 'photo_consent', 'participant', status)).toBe(false);
    expect(changes(performers, 'photo_consent', 'staff', status)).toBe(false);
    expect(changes(performers, 'name', 'staff', status)).toBe(true);
  });

  test.each(['entry', 'event', 'individual'])('%s is for staff', (field) => {
    expect(changes(performers, field, 'participant', 'invited')).toBe(false);
  });
});
