import { expect, test } from 'vitest';
import { declaredRoles } from '..';
import { collectionNamed } from '../collections';
import { canUndoTransition } from '../records';
import { byUrgency, waitingKind, waitingKindNames } from '.';

test('[2.14] what is done in the list is a transition of its records, with Undo where that can be undone', () => {
  for (const kind of waitingKindNames) {
    const { of, act } = waitingKind(kind);
    if (!act || !of) continue;
    const collection = collectionNamed(of);
    const transition = collection.lifecycle?.transitions[act.transition];
    expect([kind, transition !== undefined]).toEqual([kind, true]);
    const [from = ''] = transition?.from ?? [];
    const canUndo = canUndoTransition(collection, declaredRoles('staff'), act.transition, from);
    expect([kind, act.isUndoable ?? false]).toEqual([kind, canUndo]);
  }
});

test('[2.14] what is wrong comes before what waits, and of that the oldest is first', () => {
  const groups = [
    { kind: 'events_without_venue', oldest: '2026-01-01T00:00:00Z' },
    { kind: 'entries_waiting', oldest: '2026-03-02T00:00:00+00:00' },
    { kind: 'account_requests_waiting', oldest: '2026-03-03T00:00:00+00:00' },
    { kind: 'entries_twice', oldest: '2026-09-01T00:00:00Z' },
  ] as const;
  expect([...groups].sort(byUrgency).map(({ kind }) => kind)).toEqual([
    'entries_twice',
    'entries_waiting',
    'account_requests_waiting',
    'events_without_venue',
  ]);
});
