import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'type' | 'role' | 'size'
> {
  /** The text next to the switch; without it name it by `aria-label` or the `id` of a `Field`. */
  label?: ReactNode;
}

/** Turns something on or off immediately; in a form with a save button use a `Checkbox`. */
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
