import {
  kindOf,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type Field,
  type RecordOf,
} from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aVenue } from './records';

/** A record of any collection with a value in every field. */
export function aRecordOf(collection: Collection): AnyRecord {
  const { hashcode, instance_id, version, created, modified, qed_model } = aVenue();
  const values = Object.entries(collection.fields).map(([name, field]) => [name, aValueOf(field)]);
  return { hashcode, instance_id, version, created, modified, qed_model, ...Object.fromEntries(values) };
}

/** A record of a collection by its name, with a value in every field, and differences. */
export function aRecordIn<N extends CollectionName>(
  name: N,
  differences: Partial<RecordOf<N>> = {},
): RecordOf<N> {
  // Every field of the declaration has a value of its kind.
  return { ...aRecordOf(collectionNamed(name)), ...differences } as unknown as RecordOf<N>;
}

function aValueOf(field: Field): unknown {
  if (field.kind !== 'reference') return kindOf(field).example(field, 1);
  const { hashcode } = aVenue();
  // One that must not be the same as that of another field is another one.
  const own = field.differsFrom === undefined ? hashcode : hashcode.replace(/.$/, '9');
  return { hashcode: own, title: `A ${field.label.toLowerCase()}`, model: 'model' };
}
