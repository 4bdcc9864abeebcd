import type { Access, RowCondition, Verb } from './accessRules';
import type { ChangeTerms } from './accessRules';
import type { PlainProblemCode } from './codedProblem';
import type { RecordEventName } from './events/events';
import type { Option } from './fields/field';
import type { Field, Fields } from './fields/kinds';
import type { StatusField } from './fields/kinds/status';
import type { Lifecycle } from './lifecycle';
import { orderingKeys } from './ordering';
import type { GenericSchema } from 'valibot';
import type { Reliance } from './reliance';
import type { Role } from './roles';
import type { Feature } from './features';
import type { TenantCode } from './tenants';

/** The style of a record's avatar without a picture (clause 3.1). */
export interface AvatarVariant {
  icon: string;
  shape: 'circle' | 'square';
}

/** A place in the time of another record: an act's ten minutes of a performance. */
export interface TimeSlot {
  /** The reference to what holds the slot, from its `starts_at` to its `ends_at`. */
  in: string;
  /** The sessions of it that hold none. */
  notIn: readonly string[];
  from: string;
  /** The server's: it follows from the length. */
  to: string;
  /**
   * How many minutes a slot takes: a field of its own, or one of the reference `of`. A slot keeps its length when that of the reference
   * changes later.
   */
  length: { own: string } | { of: string; minutes: string; otherwise: number };
  /** In these statuses a record only remembers its slot; of records whose slots stand elsewhere, in which those do. */
  unless: readonly string[];
  /** The yes-or-no field that notes that the record only remembers its slot. */
  left?: string;
  /**
   * The records that have the slots, by their references `by`: a record is where the first of its own is. What is written of its place
   * is written there.
   */
  recordedIn?: { collection: string; by: readonly string[] };
}

/** A collection as its folder declares it. */
export interface CollectionDeclaration {
  /** The registry key, plural and camelCase: `venues`, `entries`. */
  name: string;
  /** Behind the version's prefix: `callboard/venues`. */
  path: string;
  /** Behind the prefix of version 2, where it differs. */
  v2Path?: string;
  /** Further paths that serve the same records. */
  aliases?: readonly string[];
  /** Further paths that serve them to one tenant alone; for the others they do not exist. */
  tenantAliases?: Readonly<Partial<Record<TenantCode, readonly string[]>>>;
  /** The entity type on the wire: `callboard.Venue`. */
  model: string;
  label: { one: string; many: string };
  /** Where it exists; absent: everywhere. */
  tenants?: readonly TenantCode[];
  /** Its pages are only shown where the tenant uses this part of the product (clause 1.10). */
  feature?: Feature;
  fields: Fields;
  /** The text fields that make a record's title, joined by a space. */
  title: readonly string[];
  /** The reference whose title a record has while its own is empty. */
  titledBy?: string;
  /** The field whose text stands under the title. A reference shows the title of its target. */
  subtitle?: string;
  avatar: AvatarVariant;
  /**
   * Its records have pictures of themselves, so many at most; the main one stands for the record in lists. Only where `isPublic` can
   * staff show one to everyone: never the pictures of people.
   */
  pictures?: { most: number; isPublic?: true };
  /** The page of one record; `{hashcode}` is filled in. */
  page: string;
  /** Its list and its pages are of use to those who can only read its records; otherwise only those who act on them open these. */
  isForReaders?: true;
  /** The page and the words of those records that lack a flag: a department is no company. */
  otherPage?: { unless: string; page: string; label: { one: string; many: string } };
  access: Access;
  /** When a role can change what it reaches, by the record's status; transitions are not meant. Absent: at any time. */
  changeable?: Readonly<Partial<Record<Role, ChangeTerms>>>;
  /** Verbs that no one has on the ordinary routes, not even an admin: such records come or go in another way. */
  never?: readonly Verb[];
  /**
   * Versions of what a record holds, which stay as they are: the collection that has them, `as` what they name the record, and the
   * field of the record with the number of its newest. They have a `number` each, from 1.
   */
  versioned?: { in: string; as: string; number: string };
  /** Records that rest on its own: while one does, they are not deleted, and keep what it was made by. */
  reliedOnBy?: readonly Reliance[];
  /** The reference to the record that it is a part of: it is deleted with that, and Undo of that deletion brings it back too. */
  partOf?: string;
  /** Others have seen a new record immediately: its creation is not undone; it is deleted instead. */
  isSent?: true;
  /** Its records never change nor go: another record reverses what one did, also where what it came from is undone. */
  isFinal?: true;
  lifecycle?: Lifecycle;
  /** The event that a new record is, for subscribers. */
  created?: RecordEventName;
  /** Fields that distinguish two records: an import calls a row with the same ones a duplicate, and the table refuses it. */
  naturalKey?: readonly string[];
  /** No two records overlap in time with the same value of `by`, unless their status is among `unless`. */
  noOverlap?: { by: string; from: string; to: string; unless?: readonly string[] };
  /** The record has a slot in the time of another: it lies within it, and overlaps no other slot there. */
  timeSlot?: TimeSlot;
  /** No two records have the same values here, unless their status is among `unless`; one that leaves a field empty is free. */
  distinct?: readonly {
    fields: readonly string[];
    unless?: readonly string[];
    /** Only records that leave this field empty count. */
    whileEmpty?: string;
  }[];
  /** The message when a change breaks a rule over several records, by the name that the database gives the rule. */
  rules?: Readonly<Record<string, PlainProblemCode>>;
  /**
   * Records that the page of its list opens on, where they come again with each season. `upcoming`: what is not over yet, by its
   * `calendar`. `season`: this season or a later one, by a year, a day or an instant of its own, or by a `dated` reference. All others
   * are one click away, and no list within another page, view or answer of the API is narrowed by it. Absent: all records.
   */
  opensOn?: 'upcoming' | { season: string };
  /** The order of a list when none is requested, as `orderingKeys` reads it: `-starts_at`, `venue,name`, `~ends_on`. */
  ordering: string;
  /**
   * Its records are also served below the record that the reference `by` points at: `{path of that collection}/{by}/{path}`. A body there
   * need not name `by`. A list there takes `additionalFields`, each with what it adds.
   */
  nested?: { by: string; path: string; additionalFields: Readonly<Record<string, string>> };
  /** Additions to each record of its list by `additional_fields`: name and description. */
  additionalFields?: Readonly<Record<string, string>>;
  /** A search finds a record also by the text of those records of another collection whose reference `by` is the record. */
  searchIn?: { collection: string; by: string };
  /** Input of a create besides the fields; the server's override of the collection reads it. */
  extraInput?: GenericSchema;
  /** Rows can be imported from a CSV file. */
  importable?: boolean;
  /** The days or instants between which a record stands in a calendar; without `to` it stands on one. */
  calendar?: { from: string; to?: string };
  /** The days between which a record is on a timeline; without `to`, or without a `from` of its own, it is a point of one day. */
  timeline?: { from: string; to?: string };
  /** Where its records are on a map: a field with their coordinates, or a reference to records that have one. */
  map?: string;
  /** The reference to the record above: the collection is a tree. */
  above?: string;
  /** Its records are people: before one is added, those with a similar name are shown (clause 3.29). */
  people?: true;
}

/** Derived parts of a declaration. */
interface Derived {
  v2Path: string;
  aliases: readonly string[];
  /** The collections that its reference fields point at, by the names of these fields. */
  references: Readonly<Record<string, string>>;
}

export type Collection = Omit<CollectionDeclaration, keyof Derived> & Derived;

type StatusOf<D> = D extends { lifecycle: { statuses: infer S } }
  ? {
      status: StatusField & {
        options: readonly { value: keyof S & string; label: string }[];
        required: true;
      };
    }
  : unknown;

/** A declared collection: the declaration's literal types, and `status` among its fields where it has a lifecycle. */
export type Defined<D extends CollectionDeclaration> = Omit<D, 'fields' | keyof Derived> &
  Derived & { fields: D['fields'] & StatusOf<D> };

/**
 * Declares a collection. Everything else about it (schemas, types, table, routes, filters, endpoints, columns, forms, picker) is
 * derived. Throws at load when the declaration contradicts itself.
 *
 * @example
 * export const regions = defineCollection({ name: 'regions', path: 'callboard/regions', model: 'callboard.Region', … });
 */
export function defineCollection<const D extends CollectionDeclaration>(declaration: D): Defined<D> {
  const fields: Record<string, Field> = { ...declaration.fields };
  if (declaration.lifecycle) fields['status'] = statusField(declaration.lifecycle);
  const collection = {
    ...declaration,
    fields,
    v2Path: declaration.v2Path ?? v2PathOf(declaration),
    aliases: [...(declaration.aliases ?? []), ...Object.values(declaration.tenantAliases ?? {}).flat()],
    references: referencesOf(fields),
  };
  assertNamesAreFields(collection);
  // The spread above is what Defined describes; TypeScript cannot follow the conditional `status`.
  return collection as unknown as Defined<D>;
}

/** The collections that reference fields point at, by the names of the fields. */
export function referencesOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'reference' ? [[name, field.to]] : [])),
  );
}

/** `callboard/venues` of model `callboard.Venue` is `callboard/venue/venues` on version 2 (decisions, Collection registry). */
export function v2PathOf({ path, model }: Pick<CollectionDeclaration, 'path' | 'model'>): string {
  const [app, ...plural] = path.split('/');
  const singular = (model.split('.')[1] ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();
  return [app, singular, ...plural].join('/');
}

function statusField(lifecycle: Lifecycle): StatusField {
  const options: Option[] = Object.entries(lifecycle.statuses).map(([value, status]) => ({
    value,
    ...status,
  }));
  return { kind: 'status', label: 'Status', options, serverOwned: true, required: true, column: 'shown' };
}

function fieldsOf(condition: RowCondition): string[] {
  return 'and' in condition && condition.and ? [condition.field, condition.and.field] : [condition.field];
}

/** The fields that a declaration builds on, by name: its titles, orders, rules and places in time. */
export function fieldsNamedBy(collection: Collection): string[] {
  const { noOverlap, timeSlot } = collection;
  const { calendar, timeline, above } = collection;
  const season = typeof collection.opensOn === 'object' ? collection.opensOn.season : undefined;
  const placed = [calendar?.from, calendar?.to, timeline?.from, timeline?.to, above, season].filter(
    (name) => name !== undefined,
  );
  const overlap = noOverlap ? [noOverlap.by, noOverlap.from, noOverlap.to] : [];
  const length = timeSlot && ('own' in timeSlot.length ? timeSlot.length.own : timeSlot.length.of);
  const left = timeSlot?.left === undefined ? [] : [timeSlot.left];
  const slot = timeSlot && length ? [timeSlot.in, timeSlot.from, timeSlot.to, length, ...left] : [];
  const subtitle = [collection.titledBy, collection.subtitle].filter((field) => field !== undefined);
  const rules = Object.values(collection.access).flatMap((byRole) => Object.values(byRole));
  const ruled = rules.flatMap((rule) => (rule === 'all' ? [] : rule.flatMap(fieldsOf)));
  const ordered = orderingKeys(collection.ordering).map(({ name }) => name);
  const within = Object.values(collection.fields).flatMap((field) =>
    field.kind === 'reference'
      ? [field.within, field.differsFrom].filter((other) => other !== undefined)
      : [],
  );
  const conditions = Object.values(collection.fields).flatMap(({ when, neededWhen, repeats }) => [
    ...(when ? [when.field] : []),
    ...(neededWhen ? [neededWhen.field] : []),
    ...(repeats === undefined ? [] : [repeats]),
  ]);
  const relied = (collection.reliedOnBy ?? []).flatMap(({ same, fixes = [] }) => [
    ...Object.values(same),
    ...fixes,
  ]);
  const currencies = Object.values(collection.fields).flatMap((field) =>
    'currency' in field && field.currency ? [field.currency] : [],
  );
  const terms = Object.values(collection.changeable ?? {});
  return [
    ...terms.flatMap(({ until, fields }) => [
      ...(until ? [until.through] : []),
      ...Object.keys(fields ?? {}),
    ]),
    ...collection.title,
    ...(collection.versioned ? [collection.versioned.number] : []),
    ...subtitle,
    ...(collection.naturalKey ?? []),
    ...(collection.distinct ?? []).flatMap(({ fields }) => fields),
    ...overlap,
    ...slot,
    ...placed,
    ...ruled,
    ...within,
    ...currencies,
    ...conditions,
    ...relied,
    ...ordered,
  ];
}

function assertNamesAreFields(collection: Collection): void {
  const { lifecycle } = collection;
  const terms = Object.values(collection.changeable ?? {});
  const named = fieldsNamedBy(collection);
  const builtIn = ['created', 'modified', 'instance_id', 'hashcode'];
  const unknown = named.filter((name) => !(name in collection.fields) && !builtIn.includes(name));
  if (unknown.length > 0)
    throw new Error(`Collection ${collection.name} names unknown fields: ${unknown.join(', ')}.`);
  const statuses = lifecycle ? Object.keys(lifecycle.statuses) : [];
  const steps = Object.values(lifecycle?.transitions ?? {}).flatMap(({ from, to }) => [...from, to]);
  const due = Object.values(collection.fields).flatMap((field) => ('dueIn' in field && field.dueIn) || []);
  const changing = terms.flatMap(({ in: open, until, fields }) => [
    ...open,
    ...(until?.in ?? []),
    ...Object.values(fields ?? {}).flat(),
  ]);
  const strange = [...steps, ...due, ...changing, ...(lifecycle ? [lifecycle.initial] : [])].filter(
    (status) => !statuses.includes(status),
  );
  if (strange.length > 0)
    throw new Error(`Collection ${collection.name} names unknown statuses: ${strange.join(', ')}.`);
}
