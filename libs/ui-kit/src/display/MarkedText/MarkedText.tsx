import { markMatches, type MarkedPart } from '@callboard/domain/lists';
import styles from './MarkedText.module.css';

export interface MarkedTextProps {
  /** The text, or the parts of it that are shown. */
  text: string | readonly MarkedPart[];
  /** The words that are marked in a text. */
  search?: string | undefined;
}

/** A text in which the words of a search are marked. */
export function MarkedText({ text, search = '' }: MarkedTextProps) {
  const parts = typeof text === 'string' ? markMatches(text, search) : text;
  return parts.map(({ text: part, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.root}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
