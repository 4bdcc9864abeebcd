import type { Coordinates } from '@callboard/api-contract/text';

/** The address of a point on OpenStreetMap. Opened by the user's click alone: nothing is fetched from there. */
export function mapAddress({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
