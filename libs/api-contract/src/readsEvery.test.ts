import { expect, test } from 'vitest';
import { declaredRoles } from '.';
import { collectionAt, collectionNamed } from './collections';
import { readsEvery } from './reach';

const entries = collectionAt('entries', 'showquest');
const inTheRunning = { field: 'status', in: ['submitted', 'accepted', 'waitlisted'] };

test('staff read every entry, judges and participants only some of those in the running', () => {
  expect(readsEvery(entries, declaredRoles('staff'))).toBe(true);
  for (const role of ['judge', 'participant'] as const) {
    expect(readsEvery(entries, declaredRoles(role))).toBe(false);
    expect(readsEvery(entries, declaredRoles(role), inTheRunning)).toBe(false);
  }
  expect(readsEvery(entries, declaredRoles('judge'), { field: 'status', in: ['accepted'] })).toBe(false);
  expect(readsEvery(entries, declaredRoles(), inTheRunning)).toBe(false);
});

test('every one whose status the rule names is read', () => {
  const events = collectionNamed('events');
  expect(readsEvery(events, declaredRoles('judge'))).toBe(false);
  expect(readsEvery(events, declaredRoles('judge'), { field: 'status', in: ['open', 'running'] })).toBe(true);
  expect(readsEvery(events, declaredRoles('judge'), { field: 'status', in: ['open', 'draft'] })).toBe(false);
});
