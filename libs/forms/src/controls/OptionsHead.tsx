import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import styles from './controls.module.css';

interface OptionsHeadProps {
  selected: number;
  all: number;
  canSelectAll: boolean;
  onSelectAll: (isSelected: boolean) => void;
}

const fewOptions = 3;

/** The number of selected options and a button to select all; nothing above a short list. */
export function OptionsHead({ selected, all, canSelectAll, onSelectAll }: OptionsHeadProps) {
  if (all <= fewOptions) return null;
  return (
    <div className={styles.optionsHead}>
      <span className={styles.unit}>{messages.selectedOf(selected, all)}</span>
      {canSelectAll && (
        <Button variant="quiet" size="xs" onClick={() => onSelectAll(selected < all)}>
          {selected < all ? messages.selectAll : messages.selectNone}
        </Button>
      )}
    </div>
  );
}
