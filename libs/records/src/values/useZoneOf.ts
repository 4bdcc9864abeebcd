import { valueIn, isReference, limits, type RecordBase, type Collection } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { useCallback, useMemo } from 'react';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useZone } from '../hooks/useZone';

export interface ZoneOf {
  /** Undefined while the zones are loading, because a time in the wrong zone would mislead. */
  zoneOf: (record: RecordBase) => string | undefined;
  /** True if any place has another zone than the user. */
  isElsewhere: boolean;
}

/**
 * Returns the zone of each record of a list: that of its place, or else the user's. The places are fetched once for the list, and
 * only if it shows times.
 */
export function useZoneOf(collection: Collection, hasTimes: boolean): ZoneOf {
  const own = useZone();
  const place = placeOf(collection);
  const { data, isLoading } = recordHooksFor(place?.to ?? 'venues').useList(
    { pageSize: limits.maxPageSize, ...(place && { fields: [place.zoneField] }) },
    { skip: !place || !hasTimes },
  );
  const zones = useMemo(
    () =>
      new Map(data?.results.map((record) => [record.hashcode, place && valueIn(record, place.zoneField)])),
    [data, place],
  );
  const name = place?.name ?? '';
  const zoneOf = useCallback(
    (record: RecordBase) => {
      if (isLoading) return undefined;
      const target = valueIn(record, name);
      const zone = isReference(target) ? zones.get(target.hashcode) : undefined;
      return typeof zone === 'string' ? zone : own;
    },
    [zones, name, own, isLoading],
  );
  return { zoneOf, isElsewhere: [...zones.values()].some((zone) => zone !== own) };
}
