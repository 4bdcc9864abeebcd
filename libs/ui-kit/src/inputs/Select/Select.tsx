import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../Field/FieldControl';
import { messages } from '../../text/messages';
import styles from './Select.module.css';

/** One option of a native select. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<
  ComponentPropsWithRef<'select'>,
  'className' | 'style' | 'children' | 'multiple'
> {
  /** The options, in order. */
  options: readonly SelectOption[];
  /** The text of the empty option; null leaves it out. @default 'Please select' */
  placeholder?: string | null | undefined;
}

/** A native select for a short list. */
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
