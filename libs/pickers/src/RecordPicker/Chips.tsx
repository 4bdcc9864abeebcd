import { Tag } from '@callboard/ui-kit/display';
import { hashcodeOf, type Selected } from './settings';
import styles from './Picker.module.css';

export interface ChipsProps {
  selected: readonly Selected[];
  titleOf: (selected: Selected) => string;
  /** Undefined if the chips cannot be removed. */
  onRemove: ((hashcode: string) => void) | undefined;
}

/** The selected records, each with a button to remove it. */
export function Chips({ selected, titleOf, onRemove }: ChipsProps) {
  if (selected.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {selected.map((each) => (
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
