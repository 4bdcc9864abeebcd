import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import styles from './TextArea.module.css';

/** The attributes of a `<textarea>`, without its styling. */
export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style'> {
  /** One line at first, which grows to a third of the window. @default false */
  isCompact?: boolean | undefined;
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ isCompact = false, ...props }: TextAreaProps) {
  const field = useFieldControl();
  return (
    <textarea
      rows={isCompact ? 1 : 3}
      {...field}
      {...props}
      className={styles.root}
      data-compact={isCompact || undefined}
    />
  );
}
