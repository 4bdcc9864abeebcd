import type { ComponentType } from 'react';

/** What an option of a select or multiselect offers. */
export interface FieldOption {
  value: string;
  label: string;
}

/** The kinds of field that the forms draw by themselves. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'phone',
  'integer',
  'boolean',
  'date',
  'datetime',
  'select',
  'multiselect',
  'timezone',
] as const;
export type OwnFieldKind = (typeof fieldKinds)[number];

/** One field of a form, as data. */
export interface FieldDefinition {
  /** The key of its value. */
  name: string;
  /** One of the own kinds, or a kind that `fieldComponents` draws. */
  kind: OwnFieldKind | (string & {});
  label: string;
  description?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  options?: readonly FieldOption[] | undefined;
  maxLength?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** What an integer counts, shown behind it. */
  unit?: string | undefined;
  /** The zone in which an instant is entered. Default: the browser's. */
  timeZone?: string | undefined;
  /** Fields that lose their value when this one changes, because they depended on it. */
  clears?: readonly string[] | undefined;
}

/** What draws a field's control. It stands inside a ui-kit `Field`, whose label and error it takes with `useFieldControl`. */
export interface FieldControlProps {
  definition: FieldDefinition;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
}

/** Controls for kinds that the forms do not know, and replacements of those that they know. */
export type FieldComponents = Readonly<Record<string, ComponentType<FieldControlProps>>>;

/** Messages by field; the key `non_field_errors` holds those about the whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The values of a form by field name. An empty field is absent, null or ''. */
export type FormValues = Readonly<Record<string, unknown>>;
