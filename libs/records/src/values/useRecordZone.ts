import {
  collectionNamed,
  isCollectionName,
  isReference,
  type Collection,
  type CollectionName,
} from '@callboard/api-contract';
import { recordHooks } from '../hooks/recordHooks';
import { useZone } from '../hooks/useZone';

/**
 * The zone of a record's times: its own, else that of the place that it refers to (a performance's venue), else the reader's.
 */
export function useRecordZone(
  collection: Collection,
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  const own = useZone();
  const place = placeOf(collection);
  const target = place && hashcodeOf(values?.[place.name]);
  // Without a place nothing is asked: no hashcode, no request.
  const { data } = recordHooks(place?.to ?? 'venues').useGet(target);
  const named = place ? data?.[place.zoneField] : undefined;
  return typeof named === 'string' ? named : own;
}

interface Place {
  name: string;
  to: CollectionName;
  zoneField: string;
}

/** The reference of a collection whose target says in which zone it lies. */
function placeOf(collection: Collection): Place | undefined {
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'reference' || !isCollectionName(field.to)) continue;
    const zoneField = Object.entries(collectionNamed(field.to).fields).find(
      ([, { kind }]) => kind === 'timezone',
    );
    if (zoneField) return { name, to: field.to, zoneField: zoneField[0] };
  }
  return undefined;
}

function hashcodeOf(value: unknown): string | undefined {
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' ? value : undefined;
}
