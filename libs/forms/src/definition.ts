import type { ComponentType } from 'react';

/** What an option of a select or multiselect offers. */
export interface FieldOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** How wide a field is; what is wider than its place takes all of that. */
export const fieldWidths = ['xs', 'small', 'regular', 'large', 'full'] as const;
export type FieldWidth = (typeof fieldWidths)[number];

/** The marks that a rich text may have; the contract declares them as `richTextMarkup`. */
export interface RichTextMarkup {
  tags: readonly string[];
  /** By tag. */
  attributes: Readonly<Record<string, readonly string[]>>;
  /** The schemes of addresses, without the colon. */
  schemes: readonly string[];
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
  'time',
  'duration',
  'daterange',
  'select',
  'multiselect',
  'timezone',
  'number',
  'money',
  'search',
  'checkbox',
  'radio',
  'switch',
  'star',
  'progress',
  'tags',
  'address',
  'signature',
  'richtext',
  'repeat',
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
  /** Shows the value and keeps it. */
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Default: as wide as its kind is read best. */
  width?: FieldWidth | undefined;
  /** Names of CSS classes for the place of the field. */
  classes?: string | undefined;
  /** A way of its kind, as a server names it. */
  mode?: string | undefined;
  options?: readonly FieldOption[] | undefined;
  /** Whether a select or radio takes a text of one's own as 'Other' (clause 5.22). */
  hasOther?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** The least number, or the fewest choices, tags or rows. */
  min?: number | undefined;
  /** The greatest number, or the most choices, tags, stars or rows. */
  max?: number | undefined;
  /** The currency of an amount that names none, by ISO 4217. */
  currency?: string | undefined;
  /** The regions and countries that an address offers; without them they are typed. */
  regions?: readonly FieldOption[] | undefined;
  countries?: readonly FieldOption[] | undefined;
  /** What a rich text may hold. */
  markup?: RichTextMarkup | undefined;
  /** The fields of each row of a repeat group. */
  fields?: readonly FieldDefinition[] | undefined;
  /** What one row of a repeat group is called: 'Guest'. */
  rowLabel?: string | undefined;
  /** Further facts for a control of one's own. */
  args?: Readonly<Record<string, unknown>> | undefined;
  /** What an integer counts, shown behind it. */
  unit?: string | undefined;
  /** The zone in which an instant is entered. Default: the browser's. */
  timeZone?: string | undefined;
  /** The first and the last day that a date may be, as YYYY-MM-DD (clause 5.9). Default: the years 1900 to 2030. */
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The earliest and the latest that a time of day may be, as hh:mm (clauses 5.7, 5.8). */
  minTime?: string | undefined;
  maxTime?: string | undefined;
  /** Leaves the times of day out of a daterange. */
  isDayOnly?: boolean | undefined;
  /** Asks why, once a date of a record that exists is another; the answer is the value `{name}_reason` (clause 5.21). */
  asksReason?: boolean | undefined;
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
