import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { DocumentValue } from './schemas/documentSchema';
import { kindOf, type Field, type KindValues } from './fields/kinds';

/** A pointer to a record of another collection, as it is read; it is written as the bare hashcode. */
export interface RecordReference {
  hashcode: string;
  title: string;
  model: string;
}

/** How a record shows itself anywhere (clause 3.1). */
export interface QedModel {
  title: string;
  visual_title: string;
  subtitle: string;
  url: string;
  model: string;
  avatar: {
    icon: string;
    color: string;
    shape: 'circle' | 'square';
    /** At most 4 characters (clause 9.6). */
    placeholder: string;
    image?: { url: string };
  };
}

interface ServerValues {
  hashcode: string;
  instance_id: number;
  /** Counts the changes; the ETag of the record is made of it. Another backend can have none: then nothing is compared. */
  version?: number | undefined;
  created: string;
  modified: string;
  qed_model: QedModel;
}

export type FieldValue =
  string | number | boolean | readonly string[] | RecordReference | DocumentValue | null;
/**
 * Common fields of every record, set by the server. Mapped, because an interface is assignable to no index signature: so a record of any
 * collection is an `AnyRecord`.
 */
export type RecordBase = { [K in keyof ServerValues]: ServerValues[K] };

/** A record of a collection that is known only at run time. */
export type AnyRecord = RecordBase & Readonly<Record<string, FieldValue | QedModel | undefined>>;

/** Returns the value of a field that is known only by its name, of a record of any collection. */
export function valueIn(record: RecordBase, field: string): unknown {
  const values: Readonly<Record<string, unknown>> = record;
  return values[field];
}

type OptionValue<F> = F extends { options: readonly { value: infer V }[] } ? V : string;
type ValueRead<F> = F extends { kind: 'reference' }
  ? RecordReference
  : F extends { kind: 'multiselect' }
    ? readonly OptionValue<F>[]
    : F extends { kind: 'select' | 'status' }
      ? OptionValue<F>
      : F extends { kind: 'document'; schema: infer S extends GenericSchema }
        ? InferOutput<S>
        : F extends { kind: infer K extends keyof KindValues }
          ? KindValues[K]
          : never;
type ValueWritten<F> = F extends { kind: 'reference' }
  ? string
  : F extends { kind: 'document'; schema: infer S extends GenericSchema }
    ? InferInput<S>
    : ValueRead<F>;

type IsRequired<F> = F extends { required: true } ? true : false;
type ReadNullable<F> = IsRequired<F> extends true ? ValueRead<F> : ValueRead<F> | null;
/**
 * Fields that a record can lack: one that only some roles can read, for the others; a document, in a list that does not request it.
 */
type Hideable<Fs> = {
  [K in keyof Fs]: Fs[K] extends
    { readableBy: readonly unknown[] } | { neverRead: true } | { kind: 'document' }
    ? K
    : never;
}[keyof Fs];
type RequiredOnCreate<Fs> = {
  [K in keyof Fs]: Fs[K] extends { serverOwned: true } ? never : IsRequired<Fs[K]> extends true ? K : never;
}[keyof Fs];
type OptionalOnCreate<Fs> = {
  [K in keyof Fs]: Fs[K] extends { serverOwned: true } ? never : IsRequired<Fs[K]> extends true ? never : K;
}[keyof Fs];
type NeedingReason<Fs> = {
  [K in keyof Fs & string]: Fs[K] extends { asksReason: true } ? K : never;
}[keyof Fs & string];
type Writable<Fs> = RequiredOnCreate<Fs> | OptionalOnCreate<Fs>;

/** A record as it is read. */
export type RecordOfFields<Fs> = RecordBase & {
  readonly [K in Exclude<keyof Fs, Hideable<Fs>>]: ReadNullable<Fs[K]>;
} & { readonly [K in Hideable<Fs>]?: ReadNullable<Fs[K]> };

/** Body of a create. */
export type DraftOfFields<Fs> = { [K in RequiredOnCreate<Fs>]: ValueWritten<Fs[K]> } & {
  [K in OptionalOnCreate<Fs>]?: ValueWritten<Fs[K]> | null;
};

/** Body of a patch: any of the writable fields, and the reasons of those that ask for one. */
export type PatchOfFields<Fs> = {
  [K in Writable<Fs>]?: IsRequired<Fs[K]> extends true ? ValueWritten<Fs[K]> : ValueWritten<Fs[K]> | null;
} & { [K in NeedingReason<Fs> as `${K}_reason`]?: string };

/** True for a value that a reference field reads as. */
export function isReference(value: unknown): value is RecordReference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'hashcode' in value &&
    'title' in value &&
    !('qed_model' in value)
  );
}

/** Checks whether a field's value is text that a title, a search or a CSV cell can be made of. */
export function holdsText(field: Field): boolean {
  return kindOf(field).holdsText === true;
}
