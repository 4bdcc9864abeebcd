import { canReadField, isReference, type Collection, type Field } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import { parseDay, parseInstant } from '@callboard/domain/calendar';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import type { ParameterList } from '../records/statement';
import type { ImportPlan } from './importPlan';
import type { RowReading } from './readRow';

/** Something by which records of one title differ, and where a row has the same of its own: its school, its day. */
export interface Mark {
  id: string;
  /** The field of the target. */
  field: string;
  declared: Field;
  shows: 'hashcode' | 'title' | 'day' | 'text';
  /** Value of the row; undefined for nothing. */
  read: (row: RowReading) => string | undefined;
}

type Target = (name: string) => Collection;

/** PostgreSQL makes an object of at most 50 members in one call. */
const maxMarks = 40;

/** The kinds whose values a row can repeat. */
const written: readonly Field['kind'][] = [
  'text',
  'email',
  'phone',
  'integer',
  'select',
  'coordinates',
  'link',
];

/**
 * What a row can have of a reference in addition to its title, strongest first: the fields of the target's natural key and its subtitle,
 * the days between which it takes place, what identifies a person, and its own references. A row has it in a field of its own that
 * means the same, or in a column with that heading.
 */
export function marksOf(
  plan: ImportPlan,
  reference: string,
  target: Collection,
  targetNamed: Target,
): Mark[] {
  const fields = [...identityFields(target)].flatMap((field): [string, Field][] => {
    const declared = target.fields[field];
    const isKnown =
      declared && !target.title.includes(field) && canReadField(target, field, plan.actor.roles);
    return isKnown ? [[field, declared]] : [];
  });
  const marks = fields.flatMap(([field, declared]) => [
    ...ownMarks(plan, reference, field, declared),
    ...columnMarks(plan, target, targetNamed, field, declared),
  ]);
  return marks.slice(0, maxMarks);
}

/** True if a row has of its own what a record has. */
export function hasMark(row: RowReading, { read }: Mark, value: unknown): boolean {
  const own = read(row);
  return own !== undefined && typeof value === 'string' && plain(value) === plain(own);
}

/** An object of what a record has for each mark. */
export function markSql(
  marks: readonly Mark[],
  target: Collection,
  targetNamed: Target,
  { actor, zone }: ImportPlan,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const members = marks.map(({ id, field, declared, shows }) => {
    const column = `t.${name(field)}`;
    if (shows === 'title' && declared.kind === 'reference')
      return `${literal(id)}, ${titleSql(targetNamed(declared.to), column, actor, parameters)}`;
    if (shows === 'day' && declared.kind === 'datetime')
      return `${literal(id)}, (${column} AT TIME ZONE ${zoneSql(target, zone, parameters)})::date::text`;
    return `${literal(id)}, ${column}::text`;
  });
  return `jsonb_build_object(${members.join(', ')})`;
}

function titleSql(
  other: Collection,
  column: string,
  actor: TenantActor,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const rule = ruleSql(other, 'read', actor.roles, 'x', parameters);
  return `(SELECT x.qed_title FROM ${name(tableName(other.name))} x
    WHERE x.tenant = ${parameters.add(tenantOf)} AND x.hashcode = ${column} AND ${rule})`;
}

function zoneSql(
  target: Collection,
  zone: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const own = `${parameters.add(() => zone)}::text`;
  const place = placeOf(target);
  if (!place) return own;
  return `coalesce((SELECT p.${name(place.zoneField)} FROM ${name(tableName(place.to))} p
    WHERE p.tenant = ${parameters.add(tenantOf)} AND p.hashcode = t.${name(place.name)}), ${own})`;
}

function identityFields(target: Collection): Set<string> {
  const { naturalKey = [], subtitle, distinct = [], noOverlap, calendar, timeline } = target;
  const declared = Object.entries(target.fields);
  return new Set([
    ...naturalKey,
    ...(subtitle === undefined ? [] : [subtitle]),
    ...distinct.flatMap(({ fields }) => fields),
    ...(noOverlap ? [noOverlap.by, noOverlap.from] : []),
    ...(calendar ? [calendar.from] : []),
    ...(timeline ? [timeline.from] : []),
    ...declared.filter(([, field]) => field.isPersonal).map(([field]) => field),
    ...declared.filter(([, { kind }]) => kind === 'reference').map(([field]) => field),
  ]);
}

/** Fields of the row's own record that mean the same. */
function ownMarks(
  { collection, mapping, defaults, key }: ImportPlan,
  reference: string,
  field: string,
  declared: Field,
): Mark[] {
  const filled = Object.entries(collection.fields).filter(
    ([own]) => own !== reference && (own in mapping || own in defaults || key !== undefined),
  );
  return filled.flatMap(([own, ownField]): Mark[] => {
    const id = `${field} ${own}`;
    if (declared.kind === 'reference') {
      const isSame = ownField.kind === 'reference' && ownField.to === declared.to;
      return isSame ? [{ id, field, declared, shows: 'hashcode', read: (row) => hashcodeIn(row, own) }] : [];
    }
    if (isDated(declared)) {
      const isDay = isDated(ownField) && isAnchor(collection, reference, own, field);
      return isDay ? [{ id, field, declared, shows: 'day', read: (row) => dayIn(row, own) }] : [];
    }
    const isSame = own === field && ownField.kind === declared.kind && written.includes(declared.kind);
    return isSame ? [{ id, field, declared, shows: 'text', read: ({ values }) => textOf(values[own]) }] : [];
  });
}

/** Columns of the file that go into no field of the row's own, and are called like the field of the target. */
function columnMarks(
  { mapping, key, columns }: ImportPlan,
  target: Collection,
  targetNamed: Target,
  field: string,
  declared: Field,
): Mark[] {
  const taken = new Set([...Object.values(mapping), key]);
  const names = [field, declared.label, `${target.label.one} ${declared.label}`].map(plain);
  if (declared.kind === 'reference') names.push(plain(targetNamed(declared.to).label.one));
  return columns
    .filter((column) => !taken.has(column) && names.includes(plain(column)))
    .flatMap((column): Mark[] => {
      const id = `${field} of ${column}`;
      const cell = (row: RowReading) => textOf(row.columns[column]);
      if (declared.kind === 'reference') return [{ id, field, declared, shows: 'title', read: cell }];
      if (isDated(declared))
        return [{ id, field, declared, shows: 'day', read: (row) => dayOf(cell(row) ?? '') }];
      return written.includes(declared.kind) ? [{ id, field, declared, shows: 'text', read: cell }] : [];
    });
}

function isDated({ kind }: Field): boolean {
  return kind === 'date' || kind === 'datetime';
}

/** True if a day of the row's own record is one of the other record too: by its name, its slot there, or its place in a calendar. */
function isAnchor(
  { timeSlot, calendar }: Collection,
  reference: string,
  own: string,
  field: string,
): boolean {
  return own === field || own === calendar?.from || (timeSlot?.in === reference && own === timeSlot.from);
}

function hashcodeIn({ values, stored }: RowReading, field: string): string | undefined {
  const own = stored?.[field];
  return textOf(values[field] ?? (isReference(own) ? own.hashcode : undefined));
}

function dayIn({ values, times }: RowReading, field: string): string | undefined {
  return dayOf(times[field] ?? textOf(values[field]) ?? '');
}

/** The day of a text, on the clocks that it was written by. */
function dayOf(text: string): string | undefined {
  const instant = parseInstant(text, 'UTC');
  return parseDay(text) ?? (instant.ok ? instant.value.slice(0, 10) : undefined);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
