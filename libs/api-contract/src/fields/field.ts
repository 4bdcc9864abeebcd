import type { Role } from '../roles';
import type { TenantCode } from '../tenants';

/**
 * The display types of clause 3.27 that no kind has by itself: a field names the one that shows its values better than text, such as
 * `priority` for a select of priorities.
 */
export type Display =
  | 'nested'
  | 'count'
  | 'model'
  | 'model-title'
  | 'model-group'
  | 'star'
  | 'progress'
  | 'priority'
  | 'id'
  | 'path';

/** Common declaration of fields of any kind. */
export interface FieldCommon {
  /** The name on forms, columns and filters. */
  label: string;
  /** One line of help under the input. */
  description?: string;
  /** Must be given on create and cannot be emptied. Optional fields hold null when empty. */
  required?: boolean;
  /** Set by the server alone: never accepted in a body. */
  serverOwned?: boolean;
  /**
   * Marks a note of the server in passing, as the time of the last message: such a note is no change of the record, makes no new
   * version and stands in no history. A statement that writes one writes nothing else.
   */
  unlogged?: boolean;
  /** Computed by the server or the database whenever other fields of the record are written: Undo takes it back with them. */
  derived?: true;
  /** Can be given on create and never changed. */
  immutable?: boolean;
  /** Readers besides admins; absent: everyone who can read the record. Also decides filter, sort and search. */
  readableBy?: readonly Role[];
  /** Read by no one through the collection, admins neither: a query of its own decides who sees it. */
  neverRead?: true;
  /** Writers besides admins; absent: everyone who can write the record. */
  writableBy?: readonly Role[];
  /** Offered as a list filter; the table then has an index for it. Default: by kind. */
  filter?: boolean;
  /** Offered for ordering; the table then has an index for it. Default: by kind. */
  sort?: boolean;
  /** How a person is reached, or when they were born: of a minor, each view of it is noted for admins. */
  isPersonal?: true;
  /** How the office runs the record: pages and lists show it to those alone who can change such records. */
  isSetup?: true;
  /** Its text is found by `search`. Only for kinds that hold text. */
  search?: boolean;
  /** A column of the list: shown at first, offered in the column chooser (default), or never. */
  column?: 'shown' | 'offered' | 'never';
  /** It repeats this field under the name that other applications filter by: the database writes it, and no screen shows it. */
  repeats?: string;
  /** How lists and pages show it. @default by kind */
  display?: Display;
  /** It has a meaning only while another field of the record has one of these values: forms and pages show it only then. */
  when?: { field: string; in: readonly string[] };
  /** It must be given while another field of the record has one of these values. */
  neededWhen?: { field: string; in: readonly string[] };
}

/** The tones that a status or option can take; the theme gives them colours. */
export const tones = ['neutral', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export type Tone = (typeof tones)[number];

export interface Option {
  value: string;
  label: string;
  tone?: Tone;
  /** The tenants that are offered it; absent: all. */
  tenants?: readonly TenantCode[];
}

/** Argument of a maker of a field. */
export type Given<F> = Omit<F, 'kind'>;

/** A field of a day or an instant. */
export interface DatedField extends FieldCommon {
  /** Another field of the same kind that this one cannot be earlier than. */
  notBefore?: string;
  /** Changing it, once it has a value, asks why: a patch then carries `{name}_reason` (clause 5.21). */
  asksReason?: true;
  /** Something is to be done by this day as long as the record has one of these statuses: once it is over, that is late. */
  dueIn?: readonly string[];
}
