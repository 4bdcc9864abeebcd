import type { Criterion } from '@callboard/domain/judging';
import { Button } from '@callboard/ui-kit/elements';
import { NumberField, useNumberOrNone } from '@callboard/ui-kit/inputs';
import { useId } from 'react';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { isTyped, stepsOf } from './sheetFacts';

export interface ScaleInputProps {
  criterion: Criterion;
  value: number | null;
  onValueChange: (value: number | null) => void;
  disabled: boolean;
}

/** A score on the scale of its criterion: one tap on a button as large as a thumb, or the arrow keys. */
export function ScaleInput({ criterion, value, onValueChange, disabled }: ScaleInputProps) {
  const name = useId();
  const { label } = criterion;
  const steps = stepsOf(criterion);
  if (isTyped(criterion)) return <TypedScore {...{ criterion, value, onValueChange, disabled }} />;
  return (
    <fieldset className={styles.scale} disabled={disabled} aria-label={words.score(label)} role="radiogroup">
      {steps.map((step) => (
        <label key={step} className={styles.step}>
          <input
            type="radio"
            name={name}
            checked={value === step}
            onChange={() => onValueChange(step)}
            aria-label={String(step)}
          />
          <span aria-hidden>{step}</span>
        </label>
      ))}
      {value !== null && !disabled && (
        <Button
          variant="quiet"
          icon="close"
          aria-label={words.clear(label)}
          onClick={() => onValueChange(null)}
        />
      )}
    </fieldset>
  );
}

/** A scale of many steps: a number field, whose arrows go by the step. */
function TypedScore({ criterion, value, onValueChange, disabled }: ScaleInputProps) {
  const { label, min, max, step } = criterion;
  const typed = useNumberOrNone(value, onValueChange);
  return (
    <NumberField label={words.score(label)} isLabelHidden {...{ min, max, step, disabled }} {...typed} />
  );
}
