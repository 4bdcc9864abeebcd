import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { bodySchema, declaredRoles, kindOf, writableFields } from '../..';
import { collectionNamed } from '../../collections';

const collection = collectionNamed('timeSlots');
const roles = declaredRoles('staff');
const fields = writableFields(collection, roles, 'create');

/** Fields of an interval that staff have to fill in, with the examples of each kind. */
const draft = Object.fromEntries(
  fields
    .filter(([, field]) => field.required || field.neededWhen?.in.includes('interval'))
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

  test('an entry that appears is named, and needs no name of its own', () => {
    const staff = bodySchema(collection, 'create', roles);
    const appearance = { ...draft, kind: 'entry', name: undefined };
    expect(v.safeParse(staff, { ...appearance, entry: draft['event'] }).issues).toBeUndefined();
    expect(v.safeParse(staff, appearance).issues).toMatchObject([{ path: [{ key: 'entry' }] }]);
  });

  test('a game has two teams that differ', () => {
    const staff = bodySchema(collection, 'create', roles);
    const home = draft['event'];
    const game = { ...draft, kind: 'game', name: undefined, entry: home };
    const away = '00000000-0000-4000-8000-0000000000aa';
    expect(v.safeParse(staff, { ...game, away }).issues).toBeUndefined();
    const keysOf = (refused?: unknown) =>
      v
        .safeParse(staff, { ...game, away: refused })
        .issues?.map(({ path }) => path?.map(({ key }) => String(key)).join('.'));
    expect(keysOf()).toEqual(['away']);
    // Either of the two can be the wrong one.
    expect(keysOf(home)?.sort()).toEqual(['away', 'entry']);
  });

  test('participants read breaks with their performance, who appears with the entry, and change none', () => {
    expect(collection.access.read.participant).toMatchObject([
      { field: 'performance', readable: true, and: { field: 'kind' } },
      { field: 'entry', readable: true, and: { field: 'kind', in: ['entry', 'game', 'rehearsal'] } },
      { field: 'away', readable: true, and: { field: 'kind', in: ['game'] } },
    ]);
    expect(collection.access.update.participant).toBeUndefined();
  });
});
