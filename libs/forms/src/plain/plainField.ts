import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The entered values by field name. */
export type PlainValues = Readonly<Record<string, string>>;

/** Error messages by field name. */
export type PlainErrors = Readonly<Record<string, string>>;

/** A text field of a `PlainForm`. */
export interface PlainField {
  name: string;
  label: string;
  /** `lines`: several lines of text. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | 'lines' | undefined;
  description?: ReactNode;
  /** The HTML attribute `autocomplete`. @default 'off' */
  autoComplete?: string | undefined;
  inputMode?: 'numeric' | 'text' | undefined;
  /** Permits an empty value. @default false */
  isOptional?: boolean | undefined;
  /** Validates a value that is not empty. @returns the error message, or null. */
  check?: ((value: string, values: PlainValues) => string | null) | undefined;
}

/** The first error of each invalid field. */
export function errorsIn(fields: readonly PlainField[], values: PlainValues): PlainErrors {
  const errors = fields.flatMap((field): [string, string][] => {
    const error = errorOf(field, values);
    return error === null ? [] : [[field.name, error]];
  });
  return Object.fromEntries(errors);
}

function errorOf({ name, isOptional, check }: PlainField, values: PlainValues): string | null {
  const value = values[name] ?? '';
  if (value === '') return isOptional ? null : messages.required;
  return check?.(value, values) ?? null;
}
