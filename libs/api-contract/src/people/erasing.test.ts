import { expect, it } from 'vitest';
import { collectionNamed, collectionNames } from '../collectionNamed';
import { erasuresIn, strippedFields } from './erasing';
import { erasures } from './erasing.data';

const collections = collectionNames.map(collectionNamed);
const all = erasuresIn(collections);

it('declares what happens to every field that names a person, or a record that is about one', () => {
  const aboutPeople = new Set<string>(
    all.filter(({ erasure }) => erasure.deed === 'strip').map(({ collection }) => collection.name),
  );
  // These are read with the record that they are part of.
  const parts = new Set(['replaced_by']);
  const naming = collections.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, declared]) =>
      declared.kind === 'reference' && aboutPeople.has(declared.to) && !parts.has(field)
        ? [`${name}.${field}`]
        : [],
    ),
  );
  expect(Object.keys(erasures).sort()).toEqual(['individuals.hashcode', ...naming].sort());
});

it('comes to a record only after the records that it names', () => {
  const done = new Set<string>();
  for (const { collection, to } of all) {
    if (to !== collection.name) expect([collection.name, done.has(to)]).toEqual([collection.name, true]);
    done.add(collection.name);
  }
});

it('empties every field of a person that can be empty, no matter who adds it', () => {
  const [person] = all;
  expect(person && strippedFields(person)).toEqual({
    emptied: ['organisation', 'enters_for', 'email', 'phone', 'date_of_birth', 'town'],
    renamed: ['first_name', 'last_name'],
    readdressed: [],
  });
});

it('names only fields that there are', () => {
  for (const { collection, by, erasure } of all) {
    const named = [
      ...(by === 'hashcode' ? [] : [by]),
      ...(erasure.while ? [erasure.while.field] : []),
      ...(erasure.deed === 'strip'
        ? [...(erasure.keeps ?? []), ...(erasure.partOf ? [erasure.partOf] : [])]
        : []),
    ];
    for (const field of named)
      expect([collection.name, field, field in collection.fields]).toEqual([collection.name, field, true]);
  }
});
