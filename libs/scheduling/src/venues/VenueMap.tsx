import type { Coordinates } from '@callboard/api-contract/text';
import { mapFrame, newZealand, scaleBarKm, type MapFrame, type Nearby } from '@callboard/domain/map';
import { formatNumber } from '@callboard/language';
import { Outline } from '@callboard/ui-kit/charts';
import { CountryInset } from './CountryInset';
import { venueMessages as words } from './venueMessages';
import styles from './VenueMap.module.css';

export interface VenueMapProps {
  name: string;
  point: Coordinates;
  /** Other places to find one's way by, nearest first. */
  nearby: readonly Nearby<{ name: string }>[];
}

const size = { width: 600, height: 400 };
const leastKm = 12;
const mostKm = 250;
const margin = 12;

/** Where a venue is: the coast around it, the nearest other venues, a scale, and its part of the country. Nothing is fetched for it. */
export function VenueMap({ name, point, nearby }: VenueMapProps) {
  const frame = mapFrame(point, radiusFor(nearby), size);
  const bar = scaleBarKm(frame);
  return (
    <Outline
      coast={newZealand}
      frame={frame}
      label={words.mapOf(name)}
      withoutLand={{ drawn: <Rings frame={frame} bar={bar} />, note: words.noOutline }}
      corner={<CountryInset outline={newZealand} shown={frame} point={point} />}
    >
      {labelled(nearby, frame).map(({ text, x, y, isEnd }) => (
        <g key={`${text} ${x}`}>
          <circle className={styles.other} cx={x} cy={y} r={4} />
          <text
            className={styles.label}
            x={isEnd ? x - 8 : x + 8}
            y={y + 4}
            textAnchor={isEnd ? 'end' : 'start'}
          >
            {text}
          </text>
        </g>
      ))}
      <path className={styles.pin} d={pinAt(size.width / 2, size.height / 2)} />
      <circle className={styles.hole} cx={size.width / 2} cy={size.height / 2 - 20} r={5} />
      <g transform={`translate(${margin} ${size.height - margin})`}>
        <path className={styles.bar} d={`M0-6V0H${bar * frame.perKm}V-6`} />
        <text className={styles.label} x={bar * frame.perKm + 8} y={2}>
          {words.kilometres(formatNumber(bar))}
        </text>
      </g>
    </Outline>
  );
}

/** The nearest three places are on the map, if they are not too far. */
function radiusFor(nearby: VenueMapProps['nearby']): number {
  const third = nearby.slice(0, 3).at(-1)?.km ?? 0;
  return Math.min(mostKm, Math.max(leastKm, third * 1.25));
}

interface MapLabel {
  text: string;
  x: number;
  y: number;
  /** True if the text is before its point. */
  isEnd: boolean;
}

const lineHeight = 16;
const letterWidth = 7;

/** The places that lie on the map, without those whose names would cover another or the pin. */
function labelled(nearby: VenueMapProps['nearby'], { toPoint, width, height }: MapFrame): MapLabel[] {
  const taken: { from: number; to: number; y: number }[] = [
    { from: width / 2 - 16, to: width / 2 + 16, y: height / 2 - 16 },
    { from: width / 2 - 16, to: width / 2 + 16, y: height / 2 },
  ];
  return nearby.flatMap(({ place, point }) => {
    const { x, y } = toPoint(point);
    const isOutside = x < margin || x > width - margin || y < 2 * margin || y > height - 3 * margin;
    const length = place.name.length * letterWidth + 8;
    const isEnd = x > width / 2;
    const [from, to] = isEnd ? [x - length, x + 4] : [x - 4, x + length];
    const isCovered = taken.some(
      (other) => Math.abs(other.y - y) < lineHeight && from < other.to && to > other.from,
    );
    // The corner of the inset.
    const isUnderInset = to > width - 104 && y < 132;
    if (isOutside || isCovered || isUnderInset) return [];
    taken.push({ from, to, y });
    return [{ text: place.name, x, y, isEnd }];
  });
}

/** Circles of equal distance, where there is no land to draw. */
function Rings({ frame: { width, height, perKm }, bar }: { frame: MapFrame; bar: number }) {
  return [1, 2].map((times) => (
    <circle key={times} className={styles.ring} cx={width / 2} cy={height / 2} r={bar * times * perKm} />
  ));
}

function pinAt(x: number, y: number): string {
  return `M${x} ${y}C${x - 4} ${y - 10} ${x - 12} ${y - 13} ${x - 12} ${y - 20}a12 12 0 1 1 24 0C${x + 12} ${y - 13} ${x + 4} ${y - 10} ${x} ${y}Z`;
}
