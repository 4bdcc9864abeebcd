import { expect, test } from 'vitest';
import {
  declaredRoles,
  limitedRoles,
  limitRoles,
  readableFields,
  tenantCodes,
  rowRule,
  transitionsFrom,
  transitionsOf,
  verbs,
  writableFields,
  type ActorRoles,
  type CollectionLimits,
  type Role,
} from '.';
import { collectionAt, collectionNamed, collectionNames, isServedTo } from './collections';
import { limitProblems } from './reach';
import { sentences } from './sentences';

const entries = collectionAt('entries', 'showquest');

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
  const reach = (...roles: readonly Role[]) => {
    const rule = rowRule(entries, 'read', declaredRoles(...roles));
    return Array.isArray(rule) ? rule : [rule];
  };
  const both = [...reach('participant'), ...reach('judge')];
  expect(reach('participant', 'judge')).toHaveLength(both.length);
  expect(reach('participant', 'judge')).toEqual(expect.arrayContaining(both));
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
    transitionsFrom(entries, status, declaredRoles(role)).map(([name]) => name);
  expect(moves('draft', 'participant')).toEqual(['submit', 'withdraw']);
  expect(moves('submitted', 'staff')).toEqual(['accept', 'waitlist', 'decline', 'withdraw']);
  expect(moves('waitlisted', 'staff')).toEqual(['accept', 'decline', 'withdraw']);
});

test('a move that is for some records alone is offered for those', () => {
  const stages = collectionNamed('stages');
  const moves = (kind: string) =>
    transitionsOf(stages, { status: 'planned', kind }, declaredRoles('staff')).map(([name]) => name);
  expect(moves('heat')).toContain('start_judging');
  expect(moves('league')).not.toContain('start_judging');
});

test('[6.8] of each collection, role and status exactly the transitions are left that the tenant did not take away', () => {
  let tried = 0;
  for (const collection of collectionNames.map(collectionNamed)) {
    for (const [name, { from, roles: permitted }] of Object.entries(
      collection.lifecycle?.transitions ?? {},
    )) {
      const taken = { [collection.name]: { transitions: [name] } };
      const namesOf = (status: string, actorRoles: ActorRoles) =>
        transitionsFrom(collection, status, actorRoles).map(([each]) => each);
      for (const role of limitedRoles) {
        for (const status of from) {
          const declared = namesOf(status, declaredRoles(role));
          const left = namesOf(status, limitRoles([role], { [role]: taken }));
          expect(left, `${collection.name}.${name} of ${role}`).toEqual(
            declared.filter((each) => each !== name),
          );
          expect(namesOf(status, limitRoles(['admin', role], { [role]: taken }))).toContain(name);
          tried += 1;
        }
        const tenant = tenantCodes.find((code) => isServedTo(collection, code)) ?? 'showquest';
        expect(limitProblems(tenant, role, taken).length === 0, `${collection.name}.${name} of ${role}`).toBe(
          permitted.includes(role),
        );
      }
    }
  }
  expect(tried).toBeGreaterThan(500);
});

test.each(tenantCodes)(
  '[6.8] what cannot be taken away is refused in the words of the tenant: %s',
  (tenant) => {
    for (const name of ['entries', 'participants', 'collaborators'] as const) {
      const { fields, label } = collectionAt(name, tenant);
      expect(limitProblems(tenant, 'staff', { [name]: { verbs: ['read'] } })).toEqual([
        sentences.limitReadNeeded({ records: label.many }),
      ]);
      const others = tenantCodes.flatMap((code) => Object.keys(collectionAt(name, code).fields));
      for (const field of others.filter((each) => !(each in fields)))
        expect(limitProblems(tenant, 'staff', { [name]: { hidden: [field] } })).toEqual([
          sentences.limitUnknown({ name: field }),
        ]);
    }
    for (const name of collectionNames.filter((each) => !isServedTo(collectionNamed(each), tenant)))
      expect(limitProblems(tenant, 'staff', { [name]: {} })).toEqual([sentences.limitUnknown({ name })]);
  },
);

test('[6.8] who does not read a collection any more changes nothing of it, and a limit by a field that is gone leaves nothing', () => {
  let tried = 0;
  for (const collection of collectionNames.map(collectionNamed))
    for (const role of limitedRoles)
      for (const verb of verbs) {
        const declared = rowRule(collection, verb, declaredRoles(role));
        const ruleWithin = (limits: CollectionLimits) =>
          rowRule(collection, verb, limitRoles([role], { [role]: { [collection.name]: limits } }));
        expect(ruleWithin({ verbs: ['read'] }), `${verb} ${collection.name} as ${role}`).toBeNull();
        if (declared !== 'all') continue;
        expect(ruleWithin({ rows: 'field_that_was' })).toBeNull();
        tried += 1;
      }
  expect(tried).toBeGreaterThan(100);
});

test('what a collection never allows is refused to admins too', () => {
  const users = collectionNamed('users');
  expect(rowRule(users, 'create', declaredRoles('admin'))).toBeNull();
  expect(rowRule(users, 'remove', declaredRoles('admin'))).toBeNull();
  expect(rowRule(users, 'update', declaredRoles('admin'))).toBe('all');
});
