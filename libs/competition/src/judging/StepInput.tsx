import type { Criterion } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { stepsOf } from './sheetFacts';

export interface StepInputProps {
  criterion: Criterion;
  value: number | null;
  onValueChange: (value: number | null) => void;
  disabled: boolean;
  /** The whole scale is shown below it. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A score as one row: lower, the score, higher. The first score is given on the scale, which the score opens: no step begins in its middle. */
export function StepInput({
  criterion,
  value,
  onValueChange,
  disabled,
  isOpen,
  onOpenChange,
}: StepInputProps) {
  const { label } = criterion;
  const steps = stepsOf(criterion);
  const at = value === null ? -1 : steps.indexOf(value);
  const [lower, higher] = at < 0 ? [] : [steps[at - 1], steps[at + 1]];
  return (
    <div className={styles.steps}>
      <Button
        size="large"
        shape="square"
        icon="minus"
        aria-label={words.lower(label)}
        disabled={disabled || lower === undefined}
        onClick={() => lower !== undefined && onValueChange(lower)}
      />
      <Button
        size="large"
        aria-expanded={isOpen}
        aria-label={words.openScale(label, value === null ? words.noScore : String(value))}
        disabled={disabled}
        onClick={() => onOpenChange(!isOpen)}
      >
        {value ?? '–'}
      </Button>
      <Button
        size="large"
        shape="square"
        icon="plus"
        aria-label={words.higher(label)}
        disabled={disabled || higher === undefined}
        onClick={() => higher !== undefined && onValueChange(higher)}
      />
    </div>
  );
}
