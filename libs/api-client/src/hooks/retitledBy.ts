import {
  collectionNamed,
  collectionNames,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';

/** The collections whose answers show the titles of this one's records: those with a reference to it. */
export function collectionsReferringTo(definition: Collection): readonly CollectionName[] {
  return collectionNames.filter((name) =>
    Object.values(collectionNamed(name).fields).some(
      (field) => field.kind === 'reference' && field.to === definition.name,
    ),
  );
}

/** Those of them that a change of these fields reaches: none, unless it changes the title. */
export function retitledBy(
  definition: Collection,
  changedFields: readonly string[],
): readonly CollectionName[] {
  const changesTitle = definition.title.some((name) => changedFields.includes(name));
  return changesTitle ? collectionsReferringTo(definition) : [];
}
