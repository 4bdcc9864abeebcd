import type { Collection } from '../defineCollection';
import { erasures, type Erasure } from './erasing.data';
import type { Field } from '../fields/kinds';

/** How the records of a collection that name a person by a field are erased with them. */
export interface ErasureOf {
  collection: Collection;
  /** The field that names the person, or a record that is about them. */
  by: string;
  /** The collection that `by` names; that of the person themselves where it is their own hashcode. */
  to: string;
  erasure: Erasure;
}

/** Erasure of every record that names a person, in the order of erasing. */
export function erasuresIn(collections: readonly Collection[]): ErasureOf[] {
  return Object.entries(erasures).flatMap(([key, erasure]) => {
    const [from = '', by = ''] = key.split('.');
    const collection = collections.find(({ name }) => name === from);
    if (!collection) return [];
    const field = collection.fields[by];
    return [{ collection, by, to: field?.kind === 'reference' ? field.to : from, erasure }];
  });
}

/** Fields of a record about an erased person that change; fields that are not listed stay. */
export interface StrippedFields {
  emptied: readonly string[];
  /** Names, as a pseudonym: a record must have one. */
  renamed: readonly string[];
  /** Emails that cannot be empty. */
  readdressed: readonly string[];
}

/** Emptied and renamed fields of records that are stripped. A new field of them is emptied too. */
export function strippedFields({ collection, by, erasure }: ErasureOf): StrippedFields {
  const stay = new Set<string>([by, ...((erasure.deed === 'strip' && erasure.keeps) || [])]);
  const fields = Object.entries(collection.fields).filter(([name]) => !stay.has(name));
  const named = (test: (field: Field) => boolean) =>
    fields.filter(([, field]) => test(field)).map(([name]) => name);
  const isEmail = ({ kind }: Field) => kind === 'email';
  return {
    // Values that the server notes in passing, such as the last sign-in, do not identify the person.
    emptied: named((field) => !field.required && field.kind !== 'status' && !field.unlogged),
    renamed: named((field) => field.required === true && isText(field) && !isEmail(field)),
    readdressed: named((field) => field.required === true && isEmail(field)),
  };
}

/** The fields whose texts can name a person: in those of other records their names and contact data are replaced. */
export function textFields({ fields }: Collection): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    isText(field) || field.kind === 'document' ? [name] : [],
  );
}

const textKinds: ReadonlySet<string> = new Set(['text', 'textarea', 'richtext', 'email', 'phone', 'link']);

function isText({ kind }: Field): boolean {
  return textKinds.has(kind);
}

/** How a person is called who was erased: always the same, so that two of them differ in the books. */
export function pseudonymOf(hashcode: string): { first: string; last: string; full: string; email: string } {
  const sign = hashcode.slice(0, 8);
  const last = `person ${sign.toUpperCase()}`;
  return { first: 'Erased', last, full: `Erased ${last}`, email: `erased-${sign}@erased.invalid` };
}
