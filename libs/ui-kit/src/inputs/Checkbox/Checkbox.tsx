import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'style' | 'type' | 'size'
> {
  /** The words beside the box; without them give `aria-label`. */
  label?: ReactNode;
  description?: ReactNode;
  /** Some, not all, of what it stands for is chosen. @default false */
  isMixed?: boolean | undefined;
}

/** Yes or no, or one of several that may all be chosen. */
export function Checkbox({ label, description, isMixed = false, ...rest }: CheckboxProps) {
  const descriptionId = useId();
  const box = (
    <input
      {...rest}
      type="checkbox"
      className={styles.box}
      // Half chosen is a property of the element that no attribute sets.
      ref={(element) => {
        if (element !== null) element.indeterminate = isMixed;
      }}
      aria-describedby={description === undefined ? rest['aria-describedby'] : descriptionId}
    />
  );
  if (label === undefined) return box;
  return (
    <div className={styles.root}>
      <label className={styles.label}>
        {box}
        <span>{label}</span>
      </label>
      {description !== undefined && (
        <div className={styles.description} id={descriptionId}>
          {description}
        </div>
      )}
    </div>
  );
}
