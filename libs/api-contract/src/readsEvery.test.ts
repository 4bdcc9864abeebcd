import { expect, test } from 'vitest';
import { declaredRoles, collectionNamed, readsEvery } from './index';

const entries = collectionNamed('showquestEntries');
const inTheRunning = { field: 'status', in: ['submitted', 'accepted', 'waitlisted'] };

test('staff read every entry, judges every one in the running, participants their own', () => {
  expect(readsEvery(entries, declaredRoles('staff'))).toBe(true);
  expect(readsEvery(entries, declaredRoles('judge'))).toBe(false);
  expect(readsEvery(entries, declaredRoles('judge'), inTheRunning)).toBe(true);
  expect(readsEvery(entries, declaredRoles('judge'), { field: 'status', in: ['submitted', 'draft'] })).toBe(
    false,
  );
  expect(readsEvery(entries, declaredRoles('participant'), inTheRunning)).toBe(false);
  expect(readsEvery(entries, declaredRoles('participant', 'judge'), inTheRunning)).toBe(true);
  expect(readsEvery(entries, declaredRoles(), inTheRunning)).toBe(false);
});
