import { isHashcode, type Collection, type ReferenceField } from '@callboard/api-contract';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import { isPlain } from '../database/columnSql';
import { name } from '../database/quote';
import { plainColumn, tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import { tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import type { ImportPlan } from './importPlan';
import { referencesInOrder, type RowReading } from './readRow';

const matchRow = v.object({
  text: v.string(),
  hashcode: v.string(),
  title: v.string(),
  within: v.nullable(v.string()),
});
type Match = v.InferOutput<typeof matchRow>;

/**
 * Finds what the rows refer to, by title (case and accents do not matter where only one fits) or hashcode, in one query for each
 * field. A target that lies within another, such as a space within a venue, is looked for there; where the row says nothing of the
 * other, it follows from the target.
 */
export async function findReferences(
  queries: Queries,
  targetNamed: (name: string) => Collection,
  { collection, actor }: ImportPlan,
  rows: readonly RowReading[],
): Promise<void> {
  for (const [field, declared] of referencesInOrder(collection)) {
    const texts = new Set(rows.flatMap(({ references }) => references[field] ?? []));
    if (texts.size === 0) continue;
    const target = targetNamed(declared.to);
    const found = await findMatches(queries, target, declared.within, actor, [...texts]);
    const matches = grouped(found, (match) => match.text);
    for (const row of rows) {
      const text = row.references[field];
      if (text !== undefined) settle(row, field, declared, target, matches.get(text) ?? []);
    }
  }
}

async function findMatches(
  queries: Queries,
  target: Collection,
  within: string | undefined,
  actor: TenantActor,
  texts: readonly string[],
): Promise<Match[]> {
  const parameters = new Parameters<{ actor: TenantActor }>();
  const tenant = parameters.add(tenantOf);
  const titles = parameters.add(() => texts);
  const hashcodes = parameters.add(() => texts.filter(isHashcode));
  const rule = ruleSql(target, 'read', actor.roles, 't', parameters);
  const found = `t.hashcode, t.qed_title AS title, ${within ? `t.${name(within)}` : 'NULL::uuid'} AS within`;
  const table = name(tableName(target.name));
  return queries.rows(matchRow, {
    text: `SELECT given.text, ${found}
             FROM unnest(${titles}::text[]) AS given (text)
             JOIN ${table} t ON t.tenant = ${tenant} AND ${titleColumn(target)} = callboard_plain(given.text) WHERE ${rule}
           UNION SELECT given.text, ${found}
             FROM unnest(${hashcodes}::text[]) AS given (text)
             JOIN ${table} t ON t.tenant = ${tenant} AND t.hashcode = given.text::uuid WHERE ${rule}`,
    values: parameters.values.map((source) => source({ actor })),
  });
}

/** Where the title is one field, its column without case and accents; otherwise that is computed. */
function titleColumn(target: Collection): string {
  const [field, ...more] = target.title;
  const declared = field === undefined ? undefined : target.fields[field];
  const hasColumn =
    field !== undefined && more.length === 0 && declared !== undefined && isPlain(target, declared);
  return hasColumn ? `t.${name(plainColumn(field))}` : 'callboard_plain(t.qed_title)';
}

function settle(
  row: RowReading,
  field: string,
  declared: ReferenceField,
  target: Collection,
  matches: readonly Match[],
): void {
  const text = row.references[field] ?? '';
  const shared = declared.within === undefined ? undefined : row.values[declared.within];
  const near = shared === undefined ? matches : matches.filter(({ within }) => within === shared);
  const same = near.filter(
    ({ title, hashcode }) => hashcode === text || title.toLowerCase() === text.toLowerCase(),
  );
  const [found, ...others] = same.length > 0 ? same : near;
  const one = target.label.one.toLowerCase();
  if (!found) {
    row.errors[field] = [
      matches.length > 0 ? `The ${one} "${text}" belongs elsewhere` : `No ${one} is called "${text}"`,
    ];
    return;
  }
  if (others.length > 0) {
    row.errors[field] = [
      `${others.length + 1} ${target.label.many.toLowerCase()} are called "${text}": give the hashcode of one`,
    ];
    return;
  }
  row.values[field] = found.hashcode;
  if (declared.within !== undefined && shared === undefined && found.within !== null) {
    row.values[declared.within] = found.within;
  }
}
