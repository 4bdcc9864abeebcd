import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { CollectionName } from '@callboard/api-contract';
import { representatives } from '../../../tools/vitest/representatives.mjs';
import { describeRecordScreens } from './testing/describeRecordScreens';

/** Traits that the screens of a collection are derived from: the parts of its declaration, and each kind of field with what is declared of it. */
function traitsOf(name: CollectionName): string[] {
  const { fields, ...collection } = collectionNamed(name);
  const ofFields = Object.values(fields).flatMap((field) =>
    Object.keys(field).map((key) => `a ${field.kind} with ${key}`),
  );
  return [...Object.keys(collection), ...ofFields];
}

for (const name of representatives(collectionNames, traitsOf)) describeRecordScreens(name);
