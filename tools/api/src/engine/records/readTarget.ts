import type { Collection } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';

/** The collection that a definition names. */
export function declaredCollection(name: string): Collection {
  if (isCollectionName(name)) return collectionNamed(name);
  throw new Error(`There is no collection ${name}.`);
}

/** The collection that a reference leads to, through which rows are read. */
export function readTarget({ name, fields }: Collection, field: string): Collection {
  const declared = fields[field];
  if (declared?.kind === 'reference' && isCollectionName(declared.to)) return collectionNamed(declared.to);
  throw new Error(`${name} has no reference ${field} through which its rows could be read.`);
}
