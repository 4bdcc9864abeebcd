import { isReference, type Collection } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useZone } from '../hooks/useZone';

/**
 * The zone of a record's times: that of the place it refers to (a performance's venue), or else the user's.
 */
export function useRecordZone(
  collection: Collection,
  values: Readonly<Record<string, unknown>> | undefined,
): string {
  const own = useZone();
  const place = placeOf(collection);
  // Without a place there is no hashcode, and so no request.
  const { data } = recordHooksFor(place?.to ?? 'venues').useGet(place && hashcodeOf(values?.[place.name]));
  const named = place && data?.[place.zoneField];
  return typeof named === 'string' ? named : own;
}

function hashcodeOf(value: unknown): string | undefined {
  if (isReference(value)) return value.hashcode;
  return typeof value === 'string' ? value : undefined;
}
