import type { Coordinates } from '@callboard/api-contract/text';
import type { MapFrame } from './mapFrame';

/** The coast of a country. */
export interface Outline {
  name: string;
  /** Author, to be named next to the map. */
  source: string;
  /** Two opposite corners of what a map of the whole country shows at least; a place beyond, such as the Chatham Islands, widens it. */
  extent: readonly Coordinates[];
  /** Steps from point to point, `longitude,latitude` in thousandths of a degree. */
  rings: readonly string[];
}

/** The points of one ring. */
function pointsOf(ring: string): Coordinates[] {
  let [longitude, latitude] = [0, 0];
  return ring.split(/\s+/).map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number);
    longitude += east;
    latitude += north;
    return { longitude: longitude / 1_000, latitude: latitude / 1_000 };
  });
}

/** The outline as the `d` of an SVG path. Rings that lie wholly outside the drawing are left out: empty where it shows no land. */
export function outlinePath({ rings }: Outline, { width, height, toPoint }: MapFrame): string {
  return rings
    .map((ring) => pointsOf(ring).map(toPoint))
    .filter((points) => {
      const x = points.map((point) => point.x);
      const y = points.map((point) => point.y);
      return (
        Math.max(...x) >= 0 && Math.min(...x) <= width && Math.max(...y) >= 0 && Math.min(...y) <= height
      );
    })
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');
}
