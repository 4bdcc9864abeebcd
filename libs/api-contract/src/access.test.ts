import { expect, test } from 'vitest';
import {
  declaredRoles,
  collectionNamed,
  readableFields,
  rowRule,
  transitionsFrom,
  writableFields,
} from './index';

const entries = collectionNamed('showquestEntries');

test('[6.1] an admin reaches every row and every field', () => {
  expect(rowRule(entries, 'remove', declaredRoles('admin'))).toBe('all');
  expect(readableFields(entries, declaredRoles('admin'))).toHaveLength(Object.keys(entries.fields).length);
});

test('a participant reaches the entries that they are the contact of, and those of the school that they enter for', () => {
  expect(rowRule(entries, 'read', declaredRoles('participant'))).toEqual([
    { field: 'contact', actor: 'individual' },
    {
      field: 'organisation',
      linkedBy: [{ collection: 'individuals', own: 'hashcode', field: 'enters_for' }],
    },
  ]);
  expect(rowRule(entries, 'remove', declaredRoles('participant'))).toBeNull();
});

test('two roles reach what either reaches', () => {
  expect(rowRule(entries, 'read', declaredRoles('participant', 'judge'))).toHaveLength(3);
  expect(rowRule(entries, 'read', declaredRoles('participant', 'staff'))).toBe('all');
});

test('a field for staff is neither read nor written by others', () => {
  expect(readableFields(entries, declaredRoles('judge')).map(([name]) => name)).not.toContain('staff_notes');
  expect(writableFields(entries, declaredRoles('participant'), 'update').map(([name]) => name)).not.toContain(
    'staff_notes',
  );
});

test('only the moves that the status and the role allow are offered', () => {
  const moves = (status: string, role: 'staff' | 'participant') =>
    transitionsFrom(entries.lifecycle ?? { initial: '', statuses: {}, transitions: {} }, status, [role]).map(
      ([name]) => name,
    );
  expect(moves('draft', 'participant')).toEqual(['submit', 'withdraw']);
  expect(moves('submitted', 'staff')).toEqual(['accept', 'waitlist', 'decline', 'withdraw']);
});

test('what a collection never allows is refused to admins too', () => {
  const users = collectionNamed('users');
  expect(rowRule(users, 'create', declaredRoles('admin'))).toBeNull();
  expect(rowRule(users, 'remove', declaredRoles('admin'))).toBeNull();
  expect(rowRule(users, 'update', declaredRoles('admin'))).toBe('all');
});
