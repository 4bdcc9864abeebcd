import { Button } from '@callboard/ui-kit/elements';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface PartActionsProps {
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

/** Moves a part and removes it. A button that leads nowhere stays focusable, so that the focus is not lost at the end of a list. */
export function PartActions({ label, isFirst, isLast, onMove, onRemove }: PartActionsProps) {
  return (
    <span className={styles.partActions}>
      <Button
        variant="quiet"
        shape="square"
        icon="chevron-up"
        aria-label={words.moveUp(label)}
        aria-disabled={isFirst || undefined}
        data-step="-1"
        onClick={() => !isFirst && onMove(-1)}
      />
      <Button
        variant="quiet"
        shape="square"
        icon="chevron-down"
        aria-label={words.moveDown(label)}
        aria-disabled={isLast || undefined}
        data-step="1"
        onClick={() => !isLast && onMove(1)}
      />
      <Button
        variant="quiet"
        shape="square"
        icon="trash"
        aria-label={words.remove(label)}
        onClick={onRemove}
      />
    </span>
  );
}
