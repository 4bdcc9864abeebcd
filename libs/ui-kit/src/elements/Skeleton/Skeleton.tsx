import { messages } from '../../text/messages';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The number of lines or rows. @default 3 */
  lines?: number | undefined;
  /** 'text' for lines, 'rows' for a list with pictures, 'block' for a chart or a picture. @default 'text' */
  variant?: 'text' | 'rows' | 'block' | undefined;
  /** The accessible name. @default 'Loading' */
  label?: string | undefined;
}

/** Grey placeholders for content that is loading. */
export function Skeleton({ lines = 3, variant = 'text', label = messages.loading }: SkeletonProps) {
  return (
    <div className={styles.root} data-variant={variant} role="status" aria-label={label}>
      {Array.from({ length: variant === 'block' ? 1 : lines }, (_, line) => (
        <span key={line} className={variant === 'rows' ? styles.row : styles.line} />
      ))}
    </div>
  );
}
