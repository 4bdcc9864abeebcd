import { quoted } from '../quoted.js';

/** @typedef {{ key: string, kebab: string, one: string, many: string, model: string, path: string, icon: string }} CollectionNames */

/** The declaration, with the two fields that most collections begin with. @param {CollectionNames} names */
export function declarationOf({ key, kebab, one, many, model, path, icon }) {
  return `import { managedByStaff } from '../../access.data';
import { defineCollection } from '../../defineCollection';
import { text, textarea } from '../../fields/kinds';

/** ${many}: state in one sentence what they are, and for whom. */
export const ${key} = defineCollection({
  name: '${key}',
  path: ${quoted(path)},
  model: ${quoted(model)},
  label: { one: ${quoted(one)}, many: ${quoted(many)} },
  fields: {
    name: text({ label: 'Name', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    notes: textarea({ label: 'Notes' }),
  },
  title: ['name'],
  avatar: { icon: ${quoted(icon)}, shape: 'square' },
  page: '/${kebab}/{hashcode}',
  access: managedByStaff,
  naturalKey: ['name'],
  ordering: 'name',
});
`;
}

/** @param {CollectionNames} names */
export function testOf({ key, one, path }) {
  const article = /^[aeiou]/i.test(one) ? 'an' : 'a';
  return `import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectionNamed } from '../../collections';
import { bodySchema, declaredRoles, kindOf, writableFields } from '../../index';

const collection = collectionNamed('${key}');
const roles = declaredRoles('staff');
const fields = writableFields(collection, roles, 'create');

/** What staff have to fill in, with the examples of each kind. */
const draft = Object.fromEntries(
  fields.filter(([, field]) => field.required).map(([name, field]) => [name, kindOf(field).example(field, 1)]),
);

describe('${key}', () => {
  test('are served at their path', () => {
    expect(collection.path).toBe(${quoted(path)});
  });

  test(${quoted(`staff create ${article} ${one.toLowerCase()} by what is required, and by no less`)}, () => {
    const staff = bodySchema(collection, 'create', roles);
    expect(v.safeParse(staff, draft).issues).toBeUndefined();
    for (const missing of Object.keys(draft)) {
      expect(v.safeParse(staff, { ...draft, [missing]: undefined }).success, missing).toBe(false);
    }
  });

  test('participants read them and change none', () => {
    expect(collection.access.read.participant).toBe('all');
    expect(collection.access.update.participant).toBeUndefined();
  });
});
`;
}
