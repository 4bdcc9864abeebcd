import {
  opensPages,
  recordPath,
  type Field,
  type RecordReference,
  type ActorRoles,
} from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';

/** The page of the record that a reference points at; undefined if these roles cannot open it. */
export function referenceHref(
  field: Field,
  { hashcode }: RecordReference,
  roles: ActorRoles,
): string | undefined {
  if (field.kind !== 'reference' || !isCollectionName(field.to)) return undefined;
  const target = collectionNamed(field.to);
  return opensPages(target, roles) ? recordPath(target, { hashcode }) : undefined;
}
