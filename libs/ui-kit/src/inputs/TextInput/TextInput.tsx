import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import styles from './TextInput.module.css';

/** The attributes of an `<input>`, without its styling. */
export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style'>;

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const field = useFieldControl();
  return <input type="text" {...field} {...props} className={styles.root} />;
}
