import styles from './LimitNote.module.css';

export interface LimitNoteProps {
  count: number;
  /** The limit. */
  most: number;
  format: (left: number, most: number) => string;
}

/** Shows how many more can be added, once less than a fifth of the limit is left. */
export function LimitNote({ count, most, format }: LimitNoteProps) {
  const left = Math.max(0, most - count);
  if (left > most / 5) return null;
  return (
    <p className={styles.root} data-full={left === 0 || undefined}>
      {format(left, most)}
    </p>
  );
}
