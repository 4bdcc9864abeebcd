import { expect, test } from 'vitest';
import { collectionNamed, readableFields, rowRule, transitionsFrom, writableFields } from './index';

const entries = collectionNamed('showquestEntries');

test('[6.1] an admin reaches every row and every field', () => {
  expect(rowRule(entries, 'remove', ['admin'])).toBe('all');
  expect(readableFields(entries, ['admin'])).toHaveLength(Object.keys(entries.fields).length);
});

test('a participant reaches the entries that they are the contact of', () => {
  expect(rowRule(entries, 'read', ['participant'])).toEqual([{ field: 'contact', actor: 'individual' }]);
  expect(rowRule(entries, 'remove', ['participant'])).toBeNull();
});

test('two roles reach what either reaches', () => {
  expect(rowRule(entries, 'read', ['participant', 'judge'])).toHaveLength(2);
  expect(rowRule(entries, 'read', ['participant', 'staff'])).toBe('all');
});

test('a field for staff is neither read nor written by others', () => {
  expect(readableFields(entries, ['judge']).map(([name]) => name)).not.toContain('staff_notes');
  expect(writableFields(entries, ['participant'], 'update').map(([name]) => name)).not.toContain(
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
  expect(rowRule(users, 'create', ['admin'])).toBeNull();
  expect(rowRule(users, 'remove', ['admin'])).toBeNull();
  expect(rowRule(users, 'update', ['admin'])).toBe('all');
});
