import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from '..';
import { collectionNamed, collectionNames } from '../collections';
import { kindOf, kinds, type FieldKind } from './kinds';

const options = [
  { value: 'dance', label: 'Dance' },
  { value: 'wearable_art', label: 'Wearable art' },
];
const label = 'Field';

/** A field of each kind: one that is missing does not compile. */
const fields: { [K in FieldKind]: Extract<Field, { kind: K }> } = {
  text: { kind: 'text', label },
  textarea: { kind: 'textarea', label },
  richtext: { kind: 'richtext', label },
  email: { kind: 'email', label },
  phone: { kind: 'phone', label },
  link: { kind: 'link', label },
  coordinates: { kind: 'coordinates', label },
  timezone: { kind: 'timezone', label },
  integer: { kind: 'integer', label, min: 1 },
  boolean: { kind: 'boolean', label },
  date: { kind: 'date', label },
  datetime: { kind: 'datetime', label },
  time: { kind: 'time', label },
  duration: { kind: 'duration', label },
  select: { kind: 'select', label, options },
  multiselect: { kind: 'multiselect', label, options },
  status: { kind: 'status', label, options, serverOwned: true },
  reference: { kind: 'reference', label, to: 'venues' },
  document: { kind: 'document', label, schema: v.object({}) },
};

describe.each(Object.values(fields))('the kind $kind', (field) => {
  const kind = kindOf(field);
  const examples = Array.from({ length: 12 }, (_, nth) => kind.example(field, nth));

  it('takes its own examples', () => {
    for (const example of examples) expect(v.safeParse(kind.schema(field), example).issues).toBeUndefined();
  });

  it('is described to readers and writers', () => {
    expect(kind.jsonSchema(field, 'read')).not.toEqual({});
    expect(kind.jsonSchema(field, 'write')).toHaveProperty('type');
  });

  it('is compared with its examples by a filter, where it is one', () => {
    if (kind.operators.length === 0 || kind.operators[0] === 'isnull') return;
    const [example] = [examples[0]].flat();
    expect(kind.parseFilter(String(example), field).ok).toBe(true);
  });
});

it('is the kind of every field of every collection', () => {
  for (const name of collectionNames) {
    for (const field of Object.values(collectionNamed(name).fields)) {
      expect(Object.keys(kinds)).toContain(field.kind);
    }
  }
});
