import type { Coordinates } from '@callboard/api-contract/text';
import { newZealand, outlineFrame } from '@callboard/domain/map';
import { formatNumber } from '@callboard/language';
import { Outline } from '@callboard/ui-kit/charts';
import { Link } from 'react-router';
import styles from './CountryMap.module.css';

/** A point of the map and the page that it leads to. */
export interface MapPlace {
  id: string;
  title: string;
  point: Coordinates;
  /** How many records are there; absent where the place is a record itself. */
  count?: number;
  href: string;
}

export interface CountryMapProps {
  label: string;
  places: readonly MapPlace[];
}

const size = { width: 440, height: 600 };
const dot = 5;
const [leastRadius, maxRadius] = [8, 18];
/** Room around the outermost place for its circle. */
const margin = 20;

/** The country with a circle at each place, larger for more, next to a list that has the same links. */
export function CountryMap({ label, places }: CountryMapProps) {
  const frame = outlineFrame([...newZealand.extent, ...places.map(({ point }) => point)], size);
  const most = Math.max(1, ...places.map(({ count = 0 }) => count));
  // The larger first, so that no smaller one is covered.
  const sorted = [...places].sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  return (
    <div className={styles.root}>
      {/* The list has each link too, with its name. */}
      <Outline coast={newZealand} frame={frame} margin={margin}>
        {sorted.map(({ id, title, point, count, href }) => {
          const { x, y } = frame.toPoint(point);
          return (
            <Link key={id} to={href} tabIndex={-1} className={styles.place}>
              <title>{count === undefined ? title : `${title}: ${formatNumber(count)}`}</title>
              <circle cx={x} cy={y} r={radiusOf(count, most)} />
              {count !== undefined && (
                <text x={x} y={y} dy="0.35em" textAnchor="middle">
                  {formatNumber(count)}
                </text>
              )}
            </Link>
          );
        })}
      </Outline>
      <ul className={styles.list} role="list" aria-label={label}>
        {sorted.map(({ id, title, count, href }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The area of a circle grows with the number. */
function radiusOf(count: number | undefined, most: number): number {
  if (count === undefined) return dot;
  return leastRadius + (maxRadius - leastRadius) * Math.sqrt(count / most);
}
