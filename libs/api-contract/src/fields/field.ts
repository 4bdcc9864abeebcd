import type { Role } from '../roles';

/** What every field declares, whatever its kind. */
export interface FieldCommon {
  /** The name on forms, columns and filters. */
  label: string;
  /** One line of help under the input. */
  description?: string;
  /** Must be given on create and may not be emptied. Optional fields hold null when empty. */
  required?: boolean;
  /** Set by the server alone: never accepted in a body. */
  serverOwned?: boolean;
  /** May be given on create and never changed. */
  immutable?: boolean;
  /** Who may see it, beside admins; absent: everybody who may read the record. Also decides filter, sort and search. */
  readableBy?: readonly Role[];
  /** Who may write it, beside admins; absent: everybody who may write the record. */
  writableBy?: readonly Role[];
  /** Offered as a list filter; the table then has an index for it. Default: by kind. */
  filter?: boolean;
  /** Offered for ordering; the table then has an index for it. Default: by kind. */
  sort?: boolean;
  /** Its text is found by `search`. Only for kinds that hold text. */
  search?: boolean;
  /** A column of the list: shown at first, offered in the column chooser (default), or never. */
  column?: 'shown' | 'offered' | 'never';
}

export interface TextField extends FieldCommon {
  kind: 'text' | 'textarea' | 'email' | 'phone' | 'timezone';
  /** Longest text, in UTF-16 code units. Default 200; 4,000 for textarea. */
  max?: number;
}

export interface IntegerField extends FieldCommon {
  kind: 'integer';
  min?: number;
  max?: number;
  /** What is counted, shown behind the number: 'minutes', 'people'. */
  unit?: string;
}

export interface BooleanField extends FieldCommon {
  kind: 'boolean';
}

export interface DateField extends FieldCommon {
  /** `date` is a day `YYYY-MM-DD`; `datetime` an instant, ISO 8601 with offset. */
  kind: 'date' | 'datetime';
  /** Another field of the same kind that this one may not be earlier than. */
  notBefore?: string;
}

/** The tones that a status or option may take; the theme gives them colours. */
export const tones = ['neutral', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Tone = (typeof tones)[number];

export interface Option {
  value: string;
  label: string;
  tone?: Tone;
}

export interface SelectField extends FieldCommon {
  kind: 'select' | 'multiselect';
  options: readonly Option[];
}

/** The place of a record in its lifecycle: changed by actions only, never by a patch. */
export interface StatusField extends FieldCommon {
  kind: 'status';
  options: readonly Option[];
  serverOwned: true;
}

export interface ReferenceField extends FieldCommon {
  kind: 'reference';
  /** The key of the collection that is pointed at. */
  to: string;
  /**
   * Another reference of this record which the target must share: `space` within `venue` means that the space's venue is
   * this record's venue. The target has a field of that same name.
   */
  within?: string;
}

export type Field =
  TextField | IntegerField | BooleanField | DateField | SelectField | StatusField | ReferenceField;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;
