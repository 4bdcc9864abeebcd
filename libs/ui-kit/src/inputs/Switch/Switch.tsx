import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'size'
> {
  /** The words beside the switch; without them give it a name by `aria-label` or an `id` that a `Field` knows. */
  label?: ReactNode;
}

/** Turns something on or off at once; in a form that is saved later use a `Checkbox`. */
export function Switch({ label, ...rest }: SwitchProps) {
  const track = <input {...rest} type="checkbox" role="switch" className={styles.track} />;
  if (label === undefined) return <span className={styles.root}>{track}</span>;
  return (
    <label className={styles.root}>
      {track}
      <span className={styles.label}>{label}</span>
    </label>
  );
}
