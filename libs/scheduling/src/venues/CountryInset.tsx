import type { Coordinates } from '@callboard/api-contract/text';
import { outlineFrame, outlinePath, type MapFrame, type Outline } from '@callboard/domain/map';
import styles from './VenueMap.module.css';

export interface CountryInsetProps {
  outline: Outline;
  /** The map that it is a corner of. */
  shown: MapFrame;
  point: Coordinates;
}

const size = { width: 84, height: 112 };
const margin = 10;

/** The whole country in the corner of a map, with the part that the map shows. */
export function CountryInset({ outline, shown, point }: CountryInsetProps) {
  const frame = outlineFrame([...outline.extent, point], size);
  const { x, y } = frame.toPoint(point);
  const scale = frame.perKm / shown.perKm;
  const [width, height] = [Math.max(4, shown.width * scale), Math.max(4, shown.height * scale)];
  return (
    <g transform={`translate(${shown.width - size.width - margin} ${margin})`} aria-hidden>
      <rect className={styles.inset} width={size.width} height={size.height} rx={4} />
      <path className={styles.insetLand} d={outlinePath(outline, frame)} />
      <rect className={styles.part} x={x - width / 2} y={y - height / 2} width={width} height={height} />
    </g>
  );
}
