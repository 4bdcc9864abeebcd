import { messages } from '../messages';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** How many lines stand in for the text to come. @default 3 */
  lines?: number | undefined;
  /** What is being waited for. @default 'Loading' */
  label?: string | undefined;
}

/** Grey lines in the place of text that is being fetched. */
export function Skeleton({ lines = 3, label = messages.loading }: SkeletonProps) {
  return (
    <div className={styles.root} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}
