import type { Coordinates } from '@callboard/api-contract/text';

/** A point of a drawing, from its upper left corner. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Part of the earth that a drawing shows. Small enough that the earth counts as flat. */
export interface MapFrame {
  width: number;
  height: number;
  /** Units of the drawing for a kilometre. */
  perKm: number;
  toPoint: (place: Coordinates) => MapPoint;
}

const kmPerDegree = 111.195;
/** Nearer to a pole, nothing is drawn as it is. */
const leastShrink = 0.05;

/** A drawing around a place that shows at least so many kilometres in every direction. */
export function mapFrame(
  centre: Coordinates,
  radiusKm: number,
  size: { width: number; height: number },
): MapFrame {
  const { width, height } = size;
  const perKm = Math.min(width, height) / 2 / radiusKm;
  const shrink = Math.max(leastShrink, Math.cos((centre.latitude * Math.PI) / 180));
  return {
    width,
    height,
    perKm,
    toPoint: ({ latitude, longitude }) => ({
      x: width / 2 + eastOf(centre.longitude, longitude) * kmPerDegree * shrink * perKm,
      y: height / 2 + (centre.latitude - latitude) * kmPerDegree * perKm,
    }),
  };
}

/** A drawing that shows all of the given places. */
export function outlineFrame(
  places: readonly Coordinates[],
  size: { width: number; height: number },
): MapFrame {
  const [first = { latitude: 0, longitude: 0 }] = places;
  const east = places.map(({ longitude }) => eastOf(first.longitude, longitude));
  const north = places.map(({ latitude }) => latitude);
  const [west, farEast] = [Math.min(...east), Math.max(...east)];
  const [south, farNorth] = [Math.min(...north), Math.max(...north)];
  const centre = {
    latitude: (south + farNorth) / 2,
    longitude: first.longitude + (west + farEast) / 2,
  };
  const shrink = Math.max(leastShrink, Math.cos((centre.latitude * Math.PI) / 180));
  const tall = ((farNorth - south) * kmPerDegree) / size.height;
  const wide = ((farEast - west) * kmPerDegree * shrink) / size.width;
  const kmPerUnit = Math.max(tall, wide, 0.001);
  return mapFrame(centre, (kmPerUnit * Math.min(size.width, size.height)) / 2, size);
}

/** How far east one longitude is of another, the short way round: the Chatham Islands lie beyond 180°. */
function eastOf(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
