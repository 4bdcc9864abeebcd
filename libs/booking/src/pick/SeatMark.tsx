import styles from './SeatPicker.module.css';

/** The shapes of the picture, within a square from -10 to 10. */
const paths: Readonly<Record<string, string>> = {
  standard: 'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0Z',
  mine: 'M9 0A9 9 0 1 1-9 0A9 9 0 1 1 9 0Z',
  accessible: 'M-8-8H8V8H-8Z',
  companion: 'M0-9.2L9.2 0L0 9.2L-9.2 0Z',
  restricted_view: 'M0-9.6L8.3 4.8H-8.3Z',
  house: 'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0ZM3.6 0A3.6 3.6 0 1 0-3.6 0A3.6 3.6 0 1 0 3.6 0Z',
  pending: 'M8 0A8 8 0 1 1-8 0A8 8 0 1 1 8 0ZM5.8 0A5.8 5.8 0 1 0-5.8 0A5.8 5.8 0 1 0 5.8 0Z',
  sold: 'M-7.6-4.4L-4.4-7.6L0-3.2L4.4-7.6L7.6-4.4L3.2 0L7.6 4.4L4.4 7.6L0 3.2L-4.4 7.6L-7.6 4.4L-3.2 0Z',
  closed: 'M2.6 0A2.6 2.6 0 1 1-2.6 0A2.6 2.6 0 1 1 2.6 0Z',
};

export interface SeatMarkProps {
  shape: string;
  /** A colour of a price group. @default 'muted' */
  color?: string;
}

/** A seat as the picture paints it, in a text. */
export function SeatMark({ shape, color = 'muted' }: SeatMarkProps) {
  return (
    <svg className={styles.mark} data-color={color} viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={paths[shape]} />
      {shape === 'mine' && <path className={styles.tick} d="M-4 .5L-1 3.6L4.5-3.6" />}
    </svg>
  );
}
