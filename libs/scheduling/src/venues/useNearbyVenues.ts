import { collections } from '@callboard/api-client/collections';
import { limits, type RecordOf } from '@callboard/api-contract';
import { parseCoordinates, type Coordinates } from '@callboard/api-contract/text';
import { nearest, type Nearby } from '@callboard/domain/map';
import { useMemo } from 'react';

const query = {
  pageSize: limits.maxPageSize,
  fields: ['name', 'town', 'coordinates', 'status'],
  filters: [{ field: 'status', operator: 'eq', value: 'active' }],
} as const;
const most = 5;

/** The venues nearest to one, nearest first; empty while they are loading. */
export function useNearbyVenues(hashcode: string, point: Coordinates): readonly Nearby<RecordOf<'venues'>>[] {
  const { data } = collections.venues.useList(query);
  const { latitude, longitude } = point;
  return useMemo(() => {
    const others = (data?.results ?? []).filter((venue) => venue.hashcode !== hashcode);
    return nearest({ latitude, longitude }, others, placeOf, most);
  }, [data, hashcode, latitude, longitude]);
}

function placeOf({ coordinates }: RecordOf<'venues'>): Coordinates | null {
  return parseCoordinates(coordinates ?? '');
}
