import type { ReactNode } from 'react';
import { messages } from '../messages';

/** What was entered, by the name of the field. */
export type PlainValues = Readonly<Record<string, string>>;

/** What is wrong with it, by the name of the field. */
export type PlainFaults = Readonly<Record<string, string>>;

/** One line of text in a `PlainForm`. */
export interface PlainField {
  name: string;
  label: string;
  /** @default 'text' */
  type?: 'text' | 'email' | 'password' | 'tel' | undefined;
  description?: ReactNode;
  /** Tells the browser and password managers what it is. @default 'off' */
  autoComplete?: string | undefined;
  inputMode?: 'numeric' | 'text' | undefined;
  /** May be left empty. @default false */
  isOptional?: boolean | undefined;
  /** What is wrong with a value that is not empty; null when nothing is. */
  check?: ((value: string, values: PlainValues) => string | null) | undefined;
}

/** The first thing that is wrong with each field. */
export function faultsIn(fields: readonly PlainField[], values: PlainValues): PlainFaults {
  const faults = fields.flatMap((field): [string, string][] => {
    const fault = faultOf(field, values);
    return fault === null ? [] : [[field.name, fault]];
  });
  return Object.fromEntries(faults);
}

function faultOf({ name, isOptional, check }: PlainField, values: PlainValues): string | null {
  const value = values[name] ?? '';
  if (value === '') return isOptional ? null : messages.required;
  return check?.(value, values) ?? null;
}
