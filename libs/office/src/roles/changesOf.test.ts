import { expect, test } from 'vitest';
import { changesOf } from './changesOf';

const textOf = (changes: ReturnType<typeof changesOf>) =>
  changes.map(({ collection, what, verb, transition, field }) => [
    collection,
    what,
    verb ?? transition ?? field?.label,
  ]);

test('[6.8] names each right that was taken away or given back, and none that stayed', () => {
  const changes = changesOf(
    { employees: { verbs: ['remove', 'update'], hidden: ['position'] } },
    {
      employees: { verbs: ['remove', 'create'], fixed: ['position'] },
      tasks: { rows: 'assignee' },
      venues: { transitions: ['retire'] },
    },
  );
  expect(textOf(changes)).toEqual([
    ['employees', 'taken', 'create'],
    ['employees', 'given', 'update'],
    ['employees', 'fieldFixed', 'Position'],
    ['tasks', 'rowsLimited', undefined],
    ['venues', 'taken', 'Retire'],
  ]);
});

test('[6.8] names what was given back as a whole, and nothing of what there is no more', () => {
  const before = { employees: { hidden: ['position', 'horn'] }, unicorns: { verbs: ['read' as const] } };
  expect(textOf(changesOf(before, {}))).toEqual([['employees', 'fieldOpened', 'Position']]);
});
