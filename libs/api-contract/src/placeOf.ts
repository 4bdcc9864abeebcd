import { collectionNamed, isCollectionName } from './collectionNamed';
import type { Collection } from './defineCollection';
import type { CollectionName } from './collectionName';

/** The reference of a collection whose target has a time zone, such as a performance's venue. */
export interface Place {
  /** The name of the reference field. */
  name: string;
  to: CollectionName;
  zoneField: string;
}

const known = new WeakMap<Collection, { place: Place | undefined }>();

/** The place whose zone applies to a collection's times, if its records refer to one. Cached: returns the same object each time. */
export function placeOf(collection: Collection): Place | undefined {
  const found = known.get(collection) ?? { place: findPlace(collection) };
  known.set(collection, found);
  return found.place;
}

function findPlace(collection: Collection): Place | undefined {
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'reference' || !isCollectionName(field.to)) continue;
    const zoneField = Object.entries(collectionNamed(field.to).fields).find(
      ([, { kind }]) => kind === 'timezone',
    );
    if (zoneField) return { name, to: field.to, zoneField: zoneField[0] };
  }
  return undefined;
}
