import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'size'
> {
  /** The words beside the switch. */
  label: ReactNode;
}

/** Turns something on or off at once; in a form that is saved later use a `Checkbox`. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className={styles.root}>
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}
