import { messages } from '../../text/messages';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for. @default 'Loading' */
  label?: string | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
}

/** Shows that something goes on whose length is not known. */
export function Spinner({ label = messages.loading, size = 'regular' }: SpinnerProps) {
  return <span className={styles.root} data-size={size} role="status" aria-label={label} />;
}
