import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../elements/Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { useFieldGroup } from '../Field/useFieldGroup';
import { Star } from './Star';
import styles from './StarRating.module.css';

export interface StarRatingInputProps {
  /** The accessible name; without it the `Field` around names the group and shows the error. */
  label?: ReactNode;
  /** The rating; undefined while there is none. */
  value: number | undefined;
  /** Called with undefined when the rating is cleared. */
  onValueChange: (value: number | undefined) => void;
  /** The number of stars for the best. @default 5 */
  max?: number | undefined;
  /** Prevents clearing the rating. @default false */
  required?: boolean | undefined;
  /** Disables it. @default false */
  disabled?: boolean | undefined;
  /** The error of the rating. */
  error?: ReactNode;
}

/** An input for a rating: radio buttons in the shape of stars. */
export function StarRatingInput({
  label,
  value,
  onValueChange,
  max = 5,
  required = false,
  disabled = false,
  error,
}: StarRatingInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number>();
  const shown = hovered ?? value ?? 0;
  const field = useFieldGroup();
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <fieldset
      aria-required={required || undefined}
      aria-invalid={hasError || undefined}
      aria-describedby={hasError ? `${id}-error` : undefined}
      {...(label === undefined && field)}
      className={styles.field}
      role="radiogroup"
      disabled={disabled}
    >
      {label !== undefined && <legend className={styles.label}>{label}</legend>}
      <span className={styles.options}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className={styles.option}
            onPointerEnter={() => setHovered(disabled ? undefined : stars)}
            onPointerLeave={() => setHovered(undefined)}
          >
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={stars}
              checked={stars === value}
              aria-label={displayMessages.stars(stars)}
              onChange={() => onValueChange(stars)}
            />
            <Star share={stars <= shown ? 1 : 0} />
          </label>
        ))}
        {!required && !disabled && value !== undefined && (
          <Button variant="quiet" size="xs" onClick={() => onValueChange(undefined)}>
            {displayMessages.clear}
          </Button>
        )}
      </span>
      {hasError && (
        <div className={styles.error} id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
