import { expect, test } from 'vitest';
import { declaredRoles, roles, transitionsFrom } from '..';
import { collectionAt, collectionNamed, collectionNames } from '../collections';
import { canUndo, canUndoTransition, undoHours, undoLimits, undoRefusal } from '.';
import { messageFor } from '../sentences';

function sentenceOf(...of: Parameters<typeof undoRefusal>): string | undefined {
  const refusal = undoRefusal(...of);
  return refusal ? messageFor(refusal).sentence : undefined;
}

const entries = collectionAt('entries', 'showquest');
const answers = collectionNamed('formInstances');

test('a transition is undone by those who can make one that leads back or correct it, and by no one else', () => {
  for (const collection of collectionNames.map(collectionNamed)) {
    const { lifecycle } = collection;
    for (const [action, { from, to, hasEffects }] of Object.entries(lifecycle?.transitions ?? {})) {
      for (const status of from) {
        for (const role of roles) {
          if (!lifecycle || !canUndoTransition(collection, declaredRoles(role), action, status)) continue;
          const back = transitionsFrom(collection, to, declaredRoles(role)).filter(
            ([, { to: end }]) => end === status,
          );
          const isCorrected =
            lifecycle.correctedBy !== undefined && (role === 'admin' || lifecycle.correctedBy.includes(role));
          expect([collection.name, action, hasEffects, back.length > 0 || isCorrected]).toEqual([
            collection.name,
            action,
            undefined,
            true,
          ]);
        }
      }
    }
  }
});

test('a participant cannot undo that they withdrew, or that they submitted a form', () => {
  expect(canUndoTransition(entries, declaredRoles('participant'), 'withdraw', 'accepted')).toBe(false);
  expect(canUndoTransition(entries, declaredRoles('participant'), 'withdraw', 'draft')).toBe(false);
  expect(canUndoTransition(entries, declaredRoles('staff'), 'withdraw', 'draft')).toBe(true);
  expect(canUndoTransition(answers, declaredRoles('participant'), 'submit', 'open')).toBe(false);
  expect(canUndoTransition(answers, declaredRoles('staff'), 'submit', 'open')).toBe(false);
  expect(canUndoTransition(answers, declaredRoles('staff'), 'reopen', 'submitted')).toBe(false);
  expect(canUndoTransition(collectionNamed('venues'), declaredRoles('staff'), 'retire', 'active')).toBe(true);
});

test('a part comes back with what it is a part of, by the rights on that', () => {
  const versions = collectionNamed('resourceVersions');
  expect(canUndo(versions, declaredRoles('staff'), { kind: 'delete' })).toBe(true);
  expect(canUndo(versions, declaredRoles('judge'), { kind: 'delete' })).toBe(false);
  expect(canUndo(versions, declaredRoles('staff'), { kind: 'create' })).toBe(true);
  for (const { name, partOf, fields, never } of collectionNames.map(collectionNamed)) {
    if (!partOf) continue;
    const whole = fields[partOf];
    expect([name, whole?.kind, whole?.required]).toEqual([name, 'reference', true]);
    // Records that can be made by hand come back by their own rights.
    expect([name, never?.includes('create')]).toEqual([name, true]);
  }
});

test('the office takes its decisions back, although no transition leads there', () => {
  for (const action of ['accept', 'decline', 'waitlist', 'withdraw']) {
    expect([action, canUndoTransition(entries, declaredRoles('staff'), action, 'submitted')]).toEqual([
      action,
      true,
    ]);
    expect([action, canUndoTransition(entries, declaredRoles('admin'), action, 'submitted')]).toEqual([
      action,
      true,
    ]);
    expect([action, canUndoTransition(entries, declaredRoles('judge'), action, 'submitted')]).toEqual([
      action,
      false,
    ]);
  }
  expect(canUndoTransition(collectionNamed('events'), declaredRoles('staff'), 'cancel', 'running')).toBe(
    true,
  );
  expect(
    canUndoTransition(collectionNamed('performances'), declaredRoles('staff'), 'start', 'scheduled'),
  ).toBe(true);
  expect(
    canUndoTransition(collectionNamed('userActivations'), declaredRoles('admin'), 'resend', 'expired'),
  ).toBe(false);
});

test('a creation is undone by those who can delete, a removal by those who can create', () => {
  expect(canUndo(answers, declaredRoles('participant'), { kind: 'create' })).toBe(false);
  expect(canUndo(answers, declaredRoles('staff'), { kind: 'create' })).toBe(true);
  const messages = collectionNamed('messages');
  expect(canUndo(messages, declaredRoles('judge'), { kind: 'delete' })).toBe(true);
  const conversations = collectionNamed('conversations');
  expect(canUndo(conversations, declaredRoles('admin'), { kind: 'create' })).toBe(false);
  expect(sentenceOf(conversations, declaredRoles('admin'), { kind: 'create' })).toBe(
    'This cannot be undone: you cannot delete conversations.',
  );
});

test('an update is undone by those who can write each of its fields', () => {
  const update = (...fields: string[]) => ({ kind: 'update', fields, statuses: [] }) as const;
  expect(canUndo(entries, declaredRoles('participant'), update('theme'))).toBe(true);
  expect(canUndo(entries, declaredRoles('participant'), update('theme', 'staff_notes'))).toBe(false);
  // Fields that they cannot read are not named.
  expect(sentenceOf(entries, declaredRoles('participant'), update('staff_notes'))).toBe(
    'This cannot be undone: you cannot change all of it.',
  );
  expect(sentenceOf(collectionNamed('users'), declaredRoles('admin'), update('email'))).toBe(
    `This cannot be undone: you cannot change 'Email' of users.`,
  );
  // Derived fields follow their sources back.
  expect(
    canUndo(collectionNamed('formDefinitions'), declaredRoles('staff'), update('content', 'is_changed')),
  ).toBe(true);
});

test('those who reach every record have a week, others a day', () => {
  expect(undoHours(entries, declaredRoles('staff'), 'create')).toBe(undoLimits.hoursOfAll);
  expect(undoHours(entries, declaredRoles('participant'), 'update')).toBe(undoLimits.hours);
  expect(undoHours(collectionNamed('messages'), declaredRoles('staff'), 'update')).toBe(undoLimits.hours);
});
