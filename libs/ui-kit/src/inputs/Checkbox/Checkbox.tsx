import { useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'className' | 'style' | 'type' | 'size'
> {
  /** The text next to the box; without it give `aria-label`. */
  label?: ReactNode;
  /** A line under the label. */
  description?: ReactNode;
  /** Some, but not all, of what it stands for is selected. @default false */
  isMixed?: boolean | undefined;
}

/** Yes or no, or one of several options that can all be selected. */
export function Checkbox({ label, description, isMixed = false, ...rest }: CheckboxProps) {
  const descriptionId = useId();
  const box = (
    <input
      {...rest}
      type="checkbox"
      className={styles.box}
      // `indeterminate` is a DOM property without an attribute.
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
