import type { Coordinates } from '@callboard/api-contract/text';

const earthRadiusKm = 6_371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two points in kilometres, as the crow flies. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const shrink = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(north + shrink * east)));
}
