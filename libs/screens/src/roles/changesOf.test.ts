import { expect, test } from 'vitest';
import { changesOf } from './changesOf';

const textOf = (changes: ReturnType<typeof changesOf>) =>
  changes.map(({ collection, what, verb, field }) => [collection, what, verb ?? field?.label]);

test('[6.8] names each right that was taken away or given back, and none that stayed', () => {
  const changes = changesOf(
    { employees: { verbs: ['remove', 'update'], hidden: ['position'] } },
    { employees: { verbs: ['remove', 'create'], fixed: ['position'] }, tasks: { rows: 'assignee' } },
  );
  expect(textOf(changes)).toEqual([
    ['employees', 'verbTaken', 'create'],
    ['employees', 'verbGiven', 'update'],
    ['employees', 'fieldFixed', 'Position'],
    ['tasks', 'rowsLimited', undefined],
  ]);
});

test('[6.8] names what was given back as a whole, and nothing of what there is no more', () => {
  const before = { employees: { hidden: ['position', 'horn'] }, unicorns: { verbs: ['read' as const] } };
  expect(textOf(changesOf(before, {}))).toEqual([['employees', 'fieldOpened', 'Position']]);
});
