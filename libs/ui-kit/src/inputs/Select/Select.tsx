import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import { messages } from '../../text/messages';
import styles from './Select.module.css';

/** One choice of a native list. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'children' | 'multiple'
> {
  options: readonly SelectOption[];
  /** The words of the empty choice; null leaves it out. @default 'Please select' */
  placeholder?: string | null | undefined;
}

/** One of a short list, by the browser's own control. */
export function Select({ options, placeholder = messages.pleaseSelect, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <select {...field} {...rest} className={styles.root}>
      {placeholder !== null && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
