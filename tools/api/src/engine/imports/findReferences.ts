import { isReference, type Collection, type ReferenceField } from '@callboard/api-contract';
import { isHashcode } from '@callboard/api-contract/text';
import { grouped } from '@callboard/domain/lists';
import { nameFields, splitName } from '@callboard/domain/people';
import * as v from 'valibot';
import { isPlain } from '../database/columnSql';
import { name } from '../database/quote';
import { plainColumn, tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import { tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import { hasMark, marksOf, markSql, type Mark } from './referenceMarks';
import type { ImportPlan } from './importPlan';
import { referencesInOrder, type RowReading } from './readRow';

const matchRow = v.object({
  text: v.string(),
  hashcode: v.string(),
  title: v.string(),
  within: v.nullable(v.string()),
  /** How it differs from others with its title, by the mark. */
  marks: v.record(v.string(), v.unknown()),
});
type Match = v.InferOutput<typeof matchRow>;

/** A reference field with all that its texts can mean. */
interface Lookup {
  field: string;
  declared: ReferenceField;
  target: Collection;
  marks: readonly Mark[];
  matches: ReadonlyMap<string, readonly Match[]>;
}

/**
 * Finds what the rows refer to, by title (case and accents do not matter where only one fits) or hashcode, in one query for each
 * field. A target that lies within another, such as a space within a venue, is searched there; where the row does not name the
 * other, it follows from the target. Of several with one title it is the one that agrees with the other cells of the row.
 */
export async function findReferences(
  queries: Queries,
  targetNamed: (name: string) => Collection,
  plan: ImportPlan,
  rows: readonly RowReading[],
): Promise<void> {
  const lookups: Lookup[] = [];
  for (const [field, declared] of referencesInOrder(plan.collection)) {
    const texts = new Set(rows.flatMap(({ references }) => references[field] ?? []));
    if (texts.size === 0) continue;
    const target = targetNamed(declared.to);
    const marks = marksOf(plan, field, target, targetNamed);
    const found = await findMatches(queries, { target, targetNamed, within: declared.within, marks }, plan, [
      ...texts,
    ]);
    lookups.push({ field, declared, target, marks, matches: grouped(found, (match) => match.text) });
  }
  for (const row of rows) resolve(row, lookups);
}

/** One that is found can identify another: those that are left are tried again as long as one is. */
function resolve(row: RowReading, lookups: readonly Lookup[]): void {
  let open = lookups.filter(({ field }) => row.references[field] !== undefined);
  for (;;) {
    const left = open.filter((lookup) => !take(row, lookup));
    if (left.length === open.length) break;
    open = left;
  }
  for (const lookup of open) {
    row.errors[lookup.field] = [errorOf(row, lookup)];
    row.unknown[lookup.field] = row.references[lookup.field] ?? '';
  }
}

/** Takes the one record that a row can mean; false where there is none or more. */
function take(row: RowReading, lookup: Lookup): boolean {
  const { field, declared } = lookup;
  const { found } = candidatesOf(row, lookup);
  const [one, ...others] = found;
  if (!one || others.length > 0) return false;
  row.values[field] = one.hashcode;
  row.titles[field] = one.title;
  if (declared.within !== undefined && row.values[declared.within] === undefined && one.within !== null)
    row.values[declared.within] = one.within;
  return true;
}

function candidatesOf(row: RowReading, { field, declared, marks, matches }: Lookup) {
  const text = row.references[field] ?? '';
  const all = matches.get(text) ?? [];
  const shared = declared.within === undefined ? undefined : sharedValue(row, declared.within);
  const near = shared === undefined ? all : all.filter(({ within }) => within === shared);
  // Another reference that lies within it can have named it already.
  const fixed = row.values[field];
  const left = fixed === undefined ? near : near.filter(({ hashcode }) => hashcode === fixed);
  const same = left.filter(
    ({ title, hashcode }) => hashcode === text || title.toLowerCase() === text.toLowerCase(),
  );
  const found = marks.reduce<readonly Match[]>(
    (open, mark) => {
      if (open.length < 2) return open;
      const agreeing = open.filter((match) => hasMark(row, mark, match.marks[mark.id]));
      return agreeing.length > 0 ? agreeing : open;
    },
    same.length > 0 ? same : left,
  );
  return { all, found };
}

/** The other record that the row names, or else that of its own record. */
function sharedValue({ values, stored }: RowReading, field: string): unknown {
  const own = stored?.[field];
  return values[field] ?? (isReference(own) ? own.hashcode : undefined);
}

function errorOf(row: RowReading, lookup: Lookup): string {
  const text = row.references[lookup.field] ?? '';
  const { all, found } = candidatesOf(row, lookup);
  const one = lookup.target.label.one.toLowerCase();
  const many = lookup.target.label.many.toLowerCase();
  if (found.length > 1) return `${found.length} ${many} are called "${text}": give the ID of one`;
  return all.length > 0 ? `The ${one} "${text}" belongs elsewhere` : `No ${one} is called "${text}"`;
}

interface Sought {
  target: Collection;
  targetNamed: (name: string) => Collection;
  within: string | undefined;
  marks: readonly Mark[];
}

async function findMatches(
  queries: Queries,
  { target, targetNamed, within, marks }: Sought,
  plan: ImportPlan,
  texts: readonly string[],
): Promise<Match[]> {
  const { actor } = plan;
  const parameters = new Parameters<{ actor: TenantActor }>();
  const tenant = parameters.add(tenantOf);
  const titles = parameters.add(() => texts);
  const sought = parameters.add(() => texts.map((text) => titleOf(target, text)));
  const hashcodes = parameters.add(() => texts.filter(isHashcode));
  const rule = ruleSql(target, 'read', actor.roles, 't', parameters);
  const found = [
    't.hashcode',
    't.qed_title AS title',
    `${within ? `t.${name(within)}` : 'NULL::uuid'} AS within`,
    `${markSql(marks, target, targetNamed, plan, parameters)} AS marks`,
  ].join(', ');
  const table = name(tableName(target.name));
  return queries.rows(matchRow, {
    text: `SELECT given.text, ${found}
             FROM unnest(${titles}::text[], ${sought}::text[]) AS given (text, title)
             JOIN ${table} t ON t.tenant = ${tenant} AND ${titleColumn(target)} = callboard_plain(given.title) WHERE ${rule}
           UNION SELECT given.text, ${found}
             FROM unnest(${hashcodes}::text[]) AS given (text)
             JOIN ${table} t ON t.tenant = ${tenant} AND t.hashcode = given.text::uuid WHERE ${rule}`,
    values: parameters.values.map((source) => source({ actor })),
  });
}

/** A person is called by the title in any spelling of a whole name: `Smith, Ana` is Ana Smith. */
function titleOf(target: Collection, text: string): string {
  const isPerson = target.people === true || nameFields(target) !== null;
  const parts = isPerson && text.includes(',') ? splitName(text) : null;
  return parts ? `${parts.given} ${parts.family}` : text;
}

/** Where the title is one field, its column without case and accents; otherwise that is computed. */
function titleColumn(target: Collection): string {
  const [field, ...more] = target.title;
  const declared = field === undefined ? undefined : target.fields[field];
  const hasColumn =
    field !== undefined && more.length === 0 && declared !== undefined && isPlain(target, declared);
  return hasColumn ? `t.${name(plainColumn(field))}` : 'callboard_plain(t.qed_title)';
}
