import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bodySchema, collectionNamed, declaredRoles, kindOf, writableFields } from '../../index';

const collection = collectionNamed('timeSlots');
const roles = declaredRoles('staff');
const fields = writableFields(collection, roles, 'create');

/** What staff have to fill in, with the examples of each kind. */
const draft = Object.fromEntries(
  fields
    .filter(([, field]) => field.required)
    .map(([name, field]) => [name, kindOf(field).example(field, 1)]),
);

describe('timeSlots', () => {
  test('are served at their path', () => {
    expect(collection.path).toBe('callboard/time_slots');
  });

  test('staff create a time slot by what is required, and by no less', () => {
    const staff = bodySchema(collection, 'create', roles);
    expect(v.safeParse(staff, draft).issues).toBeUndefined();
    for (const missing of Object.keys(draft)) {
      expect(v.safeParse(staff, { ...draft, [missing]: undefined }).success, missing).toBe(false);
    }
  });

  test('participants read those of performances that they read, and change none', () => {
    expect(collection.access.read.participant).toEqual([{ field: 'performance', readable: true }]);
    expect(collection.access.update.participant).toBeUndefined();
  });
});
