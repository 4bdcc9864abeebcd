import styles from './LimitNote.module.css';

export interface LimitNoteProps {
  count: number;
  most: number;
  say: (left: number, most: number) => string;
}

/** Says how much more fits, from the last fifth on: before a limit is met, not when. */
export function LimitNote({ count, most, say }: LimitNoteProps) {
  const left = Math.max(0, most - count);
  if (left > most / 5) return null;
  return (
    <p className={styles.root} data-full={left === 0 || undefined}>
      {say(left, most)}
    </p>
  );
}
