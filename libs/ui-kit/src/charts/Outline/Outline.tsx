import { outlinePath, type MapFrame, type Outline as Coast } from '@callboard/domain/map';
import type { ReactNode } from 'react';
import { outlineMessages } from './outlineMessages';
import styles from './Outline.module.css';

export interface OutlineProps {
  /** The coast that is drawn. */
  coast: Coast;
  /** The part of the earth that is shown. */
  frame: MapFrame;
  /** The accessible name. Without one the drawing is hidden from screen readers: a list next to it has the same. */
  label?: string | undefined;
  /** Room around the frame, for what stands at its edge. @default 0 */
  margin?: number | undefined;
  /** Drawn where the frame shows no land of the coast, and the text that stands instead of its source. */
  withoutLand?: { drawn: ReactNode; note: string } | undefined;
  /** Drawn on top where there is land: the country in a corner of the map. */
  corner?: ReactNode;
  /** Marks on the map: SVG elements, at the points of the frame. */
  children: ReactNode;
}

/**
 * A country as its coast on the sea, with who made the outline below it. Nothing is fetched for it.
 *
 * @example <Outline coast={newZealand} frame={frame} label="Map: Venues">{circles}</Outline>
 */
export function Outline({ coast, frame, label, margin = 0, withoutLand, corner, children }: OutlineProps) {
  const [width, height] = [frame.width + 2 * margin, frame.height + 2 * margin];
  const land = outlinePath(coast, frame);
  const hasLand = land !== '' || !withoutLand;
  return (
    <figure className={styles.root}>
      <svg
        className={styles.map}
        viewBox={`${-margin} ${-margin} ${width} ${height}`}
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <rect className={styles.sea} x={-margin} y={-margin} width={width} height={height} />
        {hasLand ? <path className={styles.land} d={land} /> : withoutLand.drawn}
        {children}
        {hasLand && corner}
      </svg>
      <figcaption className={styles.source}>
        {hasLand ? outlineMessages.source(coast.source) : withoutLand.note}
      </figcaption>
    </figure>
  );
}
