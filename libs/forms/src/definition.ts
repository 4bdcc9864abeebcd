import type { ComponentType } from 'react';

/** An option of a select or multiselect. */
export interface FieldOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** How wide a field is; a field wider than its container fills the container. */
export const fieldWidths = ['xs', 'small', 'regular', 'large', 'full'] as const;
export type FieldWidth = (typeof fieldWidths)[number];

/** The markup that a rich text can have; the contract declares it as `richTextMarkup`. */
export interface RichTextMarkup {
  tags: readonly string[];
  /** Attribute names by tag. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** URL schemes, without the colon. */
  schemes: readonly string[];
}

/** One field of a form, as data. */
export interface FieldDefinition {
  /** The key of its value in the form's values. */
  name: string;
  /** One of `formKinds`, or one that `fieldComponents` has a component for. */
  kind: string;
  label: string;
  description?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows the value, which is still submitted. */
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Default: full width. */
  width?: FieldWidth | undefined;
  /** CSS classes of the field's container. */
  classes?: string | undefined;
  /** A variant of its kind, as a server names it: a bar for `progress`. */
  mode?: string | undefined;
  options?: readonly FieldOption[] | undefined;
  /** Lets the user enter free text as 'Other' (clause 5.22). */
  hasOther?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The smallest number, or the smallest count of tags or rows. */
  min?: number | undefined;
  /** The greatest number, or the greatest count of options, tags, stars or rows. */
  max?: number | undefined;
  /** The ISO 4217 code used for a new amount. */
  currency?: string | undefined;
  /** The regions and countries offered in an address; without them the user types them. */
  regions?: readonly FieldOption[] | undefined;
  countries?: readonly FieldOption[] | undefined;
  /** The markup allowed in a rich text. */
  markup?: RichTextMarkup | undefined;
  /** The fields of each row of a repeat group. */
  fields?: readonly FieldDefinition[] | undefined;
  /** The name of one row of a repeat group: 'Guest'. */
  rowLabel?: string | undefined;
  /** Extra arguments for a custom control. */
  args?: Readonly<Record<string, unknown>> | undefined;
  /** The unit of a number, shown after it. */
  unit?: string | undefined;
  /** The zone in which an instant is entered. Default: the browser's. */
  timeZone?: string | undefined;
  /** The first and the last day allowed, as YYYY-MM-DD (clause 5.9). Default: the years 1900 to 2030. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The earliest and the latest time of day allowed, as hh:mm (clauses 5.7, 5.8). */
  minTime?: string | undefined;
  maxTime?: string | undefined;
  /** Gives a daterange days without times. */
  isDayOnly?: boolean | undefined;
  /** Requires a reason when a stored date is changed, as the value `{name}_reason` (clause 5.21). */
  asksReason?: boolean | undefined;
  /** Fields that are emptied when this one changes, because they depend on it. */
  clears?: readonly string[] | undefined;
}

/** Props of a control. It is rendered inside a ui-kit `Field` and gets its label and error from `useFieldControl`. */
export interface FieldControlProps {
  /** The field: its name, whether it is disabled, and what its kind can be given. */
  definition: FieldDefinition;
  /** The value of the form, in the shape that the kind stores; undefined, null or '' where there is none. */
  value: unknown;
  /** Takes the new value; null where it was cleared. */
  onChange: (value: unknown) => void;
  /** Marks the field as visited: its error can show. */
  onBlur: () => void;
}

/** Controls by kind: for custom kinds, or to replace built-in ones. */
export type FieldComponents = Readonly<Record<string, ComponentType<FieldControlProps>>>;

/** Messages by field; the key `non_field_errors` is for the form as a whole. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The values of a form by field name. An empty field is absent, null or ''. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The result of an asynchronous validator (clause 5.13). */
export interface AsyncVerdict {
  valid: boolean;
  errors?: FieldErrors | undefined;
}
export type AsyncValidator = (values: FormValues) => Promise<AsyncVerdict>;
