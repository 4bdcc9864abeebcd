import { dateMessages } from './dateMessages';
import styles from './DateText.module.css';

/** Replaces a value that cannot be formatted: shows its text if it has any, else 'Not entered'. */
export function NotEntered({ value }: { value: string | null | undefined }) {
  const text = value?.trim() ?? '';
  return text === '' ? <span className={styles.none}>{dateMessages.notEntered}</span> : text;
}
