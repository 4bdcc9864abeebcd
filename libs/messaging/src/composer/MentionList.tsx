import { messages as words } from '../messages';
import styles from './MentionList.module.css';
import type { Mentionable } from './useMentions';

export interface MentionListProps {
  id: string;
  options: readonly Mentionable[];
  highlighted: number;
  onSelect: (member: Mentionable) => void;
}

/** The members that match what is typed after an '@'. The focus stays in the text. */
export function MentionList({ id, options, highlighted, onSelect }: MentionListProps) {
  if (options.length === 0) return null;
  return (
    <ul
      className={styles.root}
      id={id}
      role="listbox"
      aria-label={words.mentions}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={mentionOptionId(id, index)}
          role="option"
          className={styles.option}
          aria-selected={index === highlighted}
          onClick={() => onSelect(option)}
        >
          <span>{option.name}</span>
          <span className={styles.note}>{option.note}</span>
        </li>
      ))}
    </ul>
  );
}

/** The id of an option, for `aria-activedescendant`. */
export function mentionOptionId(list: string, index: number): string {
  return `${list}-${index}`;
}
