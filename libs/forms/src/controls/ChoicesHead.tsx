import { Button } from '@callboard/ui-kit/elements';
import { messages } from '../messages';
import styles from './controls.module.css';

interface ChoicesHeadProps {
  chosen: number;
  all: number;
  canTakeAll: boolean;
  onTakeAll: (isTaken: boolean) => void;
}

const fewOptions = 3;

/** How many are chosen, and a button for all of them; nothing over a list that is seen at a glance. */
export function ChoicesHead({ chosen, all, canTakeAll, onTakeAll }: ChoicesHeadProps) {
  if (all <= fewOptions) return null;
  return (
    <div className={styles.choiceHead}>
      <span className={styles.unit}>{messages.chosenOf(chosen, all)}</span>
      {canTakeAll && (
        <Button variant="quiet" size="xs" onClick={() => onTakeAll(chosen < all)}>
          {chosen < all ? messages.selectAll : messages.selectNone}
        </Button>
      )}
    </div>
  );
}
