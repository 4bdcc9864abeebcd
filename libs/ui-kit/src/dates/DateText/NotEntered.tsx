import { dateMessages } from './dateMessages';
import styles from './DateText.module.css';

/** What stands in the place of a value that cannot be shown: itself where it says anything, else 'Not entered'. */
export function NotEntered({ value }: { value: string | null | undefined }) {
  const text = value?.trim() ?? '';
  return text === '' ? <span className={styles.none}>{dateMessages.notEntered}</span> : text;
}
