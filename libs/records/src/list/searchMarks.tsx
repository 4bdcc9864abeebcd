import { excerptOf, hasEveryWord } from '@callboard/domain/lists';
import { MarkedText } from '@callboard/ui-kit/display';
import styles from './list.module.css';

export { MarkedText };

export interface HiddenMatchProps {
  search: string;
  /** Texts of the shown columns. */
  shown: readonly string[];
  /** Searched fields without a column, each with its label. */
  hidden: readonly { label: string; text: string }[];
}

/** Why a search found a record, where no shown column has the words: the field and the surroundings of the match. */
export function HiddenMatch({ search, shown, hidden }: HiddenMatchProps) {
  if (hasEveryWord(shown.join(' '), search)) return null;
  for (const { label, text } of hidden) {
    const parts = excerptOf(text, search);
    if (parts)
      return (
        <span className={styles.match}>
          {label}: <MarkedText text={parts} />
        </span>
      );
  }
  return null;
}
