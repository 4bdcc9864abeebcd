import type { Role } from './roles';

/** The field holds one of some values. */
export interface ValueCondition {
  field: string;
  in: readonly string[];
}

/** The field holds a day that is further back than so many days: the record is over for long. */
export interface PastCondition {
  field: string;
  daysAgo: number;
}

/**
 * Records that lead from the actor to something: those of `collection` whose `own` is the actor's person, or the actor's user, by what
 * their `field` holds. What meets `unless` leads nowhere any more, and neither does what belongs to a record that does.
 */
export interface RowLink {
  collection: string;
  own: string;
  /** Kind of hashcode in a field that `own` compares with. @default 'individual' */
  actor?: 'individual' | 'user';
  field: string;
  unless?: ValueCondition;
  /** The record that it belongs to: one of `collection`, by what `field` holds. */
  part?: { field: string; collection: string; unless: ValueCondition | PastCondition };
}

/**
 * Records that name whom a row is for: those of `collection` whose `field` is the row, by role, person and their terms for an
 * entry in which the reader takes part, at the moment of reading.
 */
export interface TargetLink {
  collection: string;
  field: string;
  /** A yes-or-no field of the row itself: where it holds, the row is for everyone. */
  everyone?: string;
}

/** A field of a collection that names records. */
export interface RowNaming {
  collection: string;
  field: string;
  /** Only those counts whose reference leads to a record that meets this. */
  through?: { reference: string; meets: ValueCondition };
  /** Not those about which the actor has such a record: the acts for which a judge stepped aside. */
  unless?: OwnRecord;
}

/** A record of the actor's own about another record: both have the same values in some fields. */
export interface OwnRecord {
  collection: string;
  /** Its field that names the actor's user. */
  own: string;
  same: readonly string[];
  meets: ValueCondition;
}

/**
 * One way for a row to be within reach: a field equals the actor's own record, or is one of some values, or, as a list, holds one of some, or something to
 * which one of the links leads the actor, or has a target that the actor meets, or names a record that the same role can read; where the row meets `and` too.
 * `target`: that record meets it too. `namedIn`: the role reads a record of one of these collections whose own field names the row.
 * `reachedIn`: the field, a reference, names a record of one of these collections. Who reads that record reads the row; who changes it makes and changes it.
 */
export type RowCondition =
  | { field: string; actor: 'individual' | 'user' }
  | ValueCondition
  | { field: string; holds: readonly string[] }
  | { field: string; linkedBy: readonly RowLink[]; and?: ValueCondition }
  | { field: string; targetedBy: TargetLink; and?: ValueCondition }
  | { field: string; readable: true; target?: ValueCondition; and?: ValueCondition }
  | { field: string; namedIn: readonly RowNaming[]; and?: ValueCondition }
  | { field: string; reachedIn: readonly string[]; and?: ValueCondition };

/** Which rows a role reaches: all, or those that meet at least one condition. A role that is absent reaches none. */
export type RowRule = 'all' | readonly RowCondition[];
export const verbs = ['read', 'create', 'update', 'remove'] as const;
export type Verb = (typeof verbs)[number];
/** An admin reaches all rows, unless there is a rule for the role. */
export type Access = Readonly<Record<Verb, Readonly<Partial<Record<Role, RowRule>>>>>;

/** When a role can change the fields of a record that it reaches. A role without terms can at any time. */
export interface ChangeTerms {
  /** The statuses in which it can. */
  in: readonly string[];
  /** Further statuses, as long as another record is open: the event of an entry, until entries close. */
  until?: ChangeDeadline;
  /** Fields with statuses of their own. */
  fields?: Readonly<Record<string, readonly string[]>>;
}

export interface ChangeDeadline {
  in: readonly string[];
  /** The reference to the record that decides. */
  through: string;
  /** Condition on that record. */
  open: ValueCondition;
  /** Its field with the instant at which it closes; empty means that it stays open. */
  closes: string;
}
