import type { GenericSchema } from 'valibot';
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
  /**
   * What the server notes down in passing, as the time of the last message: such a note is no change of the record, makes no new
   * version and stands in no history. A statement that writes one writes nothing else.
   */
  unlogged?: boolean;
  /** Computed by the database from other fields of the record, whenever those are written: it follows them, back too. */
  derived?: true;
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

/** A text with headings, lists and links: HTML of `richTextMarkup`, from which the server takes out all else. */
export interface RichTextField extends FieldCommon {
  kind: 'richtext';
  /** Longest markup, in UTF-16 code units. Default 30,000. */
  max?: number;
  sort?: false;
}

export interface IntegerField extends FieldCommon {
  kind: 'integer';
  min?: number;
  max?: number;
  /** What is counted, shown behind the number: 'minutes', 'people'. */
  unit?: string;
  /**
   * Makes it an amount of money, in the smallest unit of the currency that a select field of this record says: 1000 of 'NZD' is
   * 10.00. People read and type it as 10.00.
   */
  currency?: string;
}

export interface BooleanField extends FieldCommon {
  kind: 'boolean';
}

export interface DateField extends FieldCommon {
  /** `date` is a day `YYYY-MM-DD`; `datetime` an instant, ISO 8601 with offset. */
  kind: 'date' | 'datetime';
  /** Another field of the same kind that this one may not be earlier than. */
  notBefore?: string;
  /** Changing it, once it has a value, asks why: a patch then carries `{name}_reason` (clause 5.21). */
  asksReason?: true;
  /** Something is to be done by this day as long as the record has one of these statuses: once it is over, that is late. */
  dueIn?: readonly string[];
}

export interface TimeField extends FieldCommon {
  /** A time of day by 24 hours, `hh:mm`, which belongs to no zone. */
  kind: 'time';
  /** The earliest and the latest, as `hh:mm`. */
  min?: string;
  max?: string;
}

export interface DurationField extends FieldCommon {
  /** A length of time in minutes, at most 99 hours and 59 minutes (clause 5.20). */
  kind: 'duration';
  /** The shortest and the longest, in minutes. Default: 0 and 5,999. */
  min?: number;
  max?: number;
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

/**
 * A JSON object that one screen knows how to draw: a form's questions, a seat map. Lists leave it out unless they are asked for it,
 * and its history says that it changed, not how.
 */
export interface DocumentField extends FieldCommon {
  kind: 'document';
  /** What it must be. What it does not name is dropped where it says so: the output is what is stored. */
  schema: GenericSchema;
  /** Its longest JSON text in UTF-8. Default 1,000,000. */
  maxBytes?: number;
  /** One that the schema takes, for the documentation of the API and for tests. Default `{}`. */
  example?: Readonly<Record<string, unknown>>;
  filter?: false;
  sort?: false;
  search?: false;
  column?: 'never';
}

export type Field =
  | TextField
  | RichTextField
  | IntegerField
  | BooleanField
  | DateField
  | TimeField
  | DurationField
  | SelectField
  | StatusField
  | ReferenceField
  | DocumentField;
export type FieldKind = Field['kind'];
export type Fields = Readonly<Record<string, Field>>;
