import { expect, test } from 'vitest';
import { collectionNamed, readsEvery } from './index';

const entries = collectionNamed('showquestEntries');
const inTheRunning = { field: 'status', in: ['submitted', 'accepted', 'waitlisted'] };

test('staff read every entry, judges every one in the running, participants their own', () => {
  expect(readsEvery(entries, ['staff'])).toBe(true);
  expect(readsEvery(entries, ['judge'])).toBe(false);
  expect(readsEvery(entries, ['judge'], inTheRunning)).toBe(true);
  expect(readsEvery(entries, ['judge'], { field: 'status', in: ['submitted', 'draft'] })).toBe(false);
  expect(readsEvery(entries, ['participant'], inTheRunning)).toBe(false);
  expect(readsEvery(entries, ['participant', 'judge'], inTheRunning)).toBe(true);
  expect(readsEvery(entries, [], inTheRunning)).toBe(false);
});
