import { Tag } from '@callboard/ui-kit/display';
import { hashcodeOf, type Chosen } from './settings';
import styles from './Picker.module.css';

export interface ChipsProps {
  chosen: readonly Chosen[];
  titleOf: (chosen: Chosen) => string;
  /** Absent where nothing may be taken away. */
  onRemove: ((hashcode: string) => void) | undefined;
}

/** What has been picked, each with a button that takes it away. */
export function Chips({ chosen, titleOf, onRemove }: ChipsProps) {
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {chosen.map((each) => (
        <li key={hashcodeOf(each)}>
          <Tag
            label={titleOf(each)}
            onRemove={onRemove === undefined ? undefined : () => onRemove(hashcodeOf(each))}
          />
        </li>
      ))}
    </ul>
  );
}
