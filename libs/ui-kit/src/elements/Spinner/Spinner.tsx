import { messages } from '../../text/messages';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** The accessible name. @default 'Loading' */
  label?: string | undefined;
  /** How large it is. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | undefined;
}

/** Shows that something of unknown duration is running. */
export function Spinner({ label = messages.loading, size = 'regular' }: SpinnerProps) {
  return <span className={styles.root} data-size={size} role="status" aria-label={label} />;
}
