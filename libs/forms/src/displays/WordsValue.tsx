import { Tag } from '@callboard/ui-kit/display';
import styles from './displays.module.css';

/** A list of words as tags. */
export function WordsValue({ words }: { words: readonly string[] }) {
  return (
    <ul className={styles.words} role="list">
      {words.map((word) => (
        <li key={word}>
          <Tag label={word} />
        </li>
      ))}
    </ul>
  );
}
