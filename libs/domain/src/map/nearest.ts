import type { Coordinates } from '@callboard/api-contract/text';
import { distanceKm } from './distanceKm';

/** A place with its distance from another. */
export interface Nearby<T> {
  place: T;
  point: Coordinates;
  km: number;
}

/** The places nearest to a point, nearest first. Those without a point of their own are left out. */
export function nearest<T>(
  from: Coordinates,
  places: readonly T[],
  pointOf: (place: T) => Coordinates | null,
  most: number,
): Nearby<T>[] {
  return places
    .flatMap((place) => {
      const point = pointOf(place);
      return point ? [{ place, point, km: distanceKm(from, point) }] : [];
    })
    .sort((a, b) => a.km - b.km)
    .slice(0, most);
}
