import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import styles from './TextArea.module.css';

/** The attributes of a `<textarea>`, without its styling. */
export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'>;

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const field = useFieldControl();
  return <textarea rows={3} {...field} {...props} className={styles.root} />;
}
