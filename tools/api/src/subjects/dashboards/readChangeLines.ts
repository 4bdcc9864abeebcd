import { readableFields, rowRule, type CollectionName } from '@callboard/api-contract';
import {
  collectionAt,
  collectionNames,
  collectionNamed,
  isServedTo,
} from '@callboard/api-contract/collections';
import type { ChangeLine } from '@callboard/api-contract/dashboards';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import { withoutScope } from '../../engine/database/scope';
import { createScope, type FactsAsk, type Scope } from '../../engine/facts/createScope';

const side = v.nullable(v.record(v.string(), v.unknown()));
const changeRow = v.object({
  change_set: v.string(),
  collection: v.picklist(collectionNames),
  kind: v.picklist(['create', 'update', 'delete']),
  count: v.number(),
  at: v.date(),
  actor: v.nullable(v.string()),
  actor_title: v.nullable(v.string()),
  record: v.string(),
  before: side,
  after: side,
});
type ChangeRow = v.InferOutput<typeof changeRow>;

export interface WantedChanges {
  /** A query of the changes in question, newest ones enough: `change_set`, `collection`, `kind` and `sequence`; none before `first`. */
  recent: (scope: Scope, first: number | null) => string;
  /** True if a line counts all that its write did, instead of only what is in question. */
  isWhole: boolean;
  limit: number;
}

function since(scope: Scope, first: number | null): string {
  return first === null ? '' : ` AND sequence >= ${scope.value(first)}::bigint`;
}

/** The last writes, newest first: what each did to one collection is a line. */
export async function readChangeLines(
  database: Database,
  ask: FactsAsk,
  { recent, isWhole, limit }: WantedChanges,
): Promise<ChangeLine[]> {
  const scope = createScope(ask);
  const first = await firstLookedAt(database, ask);
  const whole =
    () => `(SELECT count(*)::int FROM changes n WHERE n.tenant = ${scope.tenant} AND n.change_set = l.change_set
    AND n.collection = l.collection AND n.kind = l.kind${since(scope, first)})`;
  const text = `WITH lines AS (
      SELECT change_set, collection, kind, max(sequence) AS last, count(*)::int AS found
      FROM (${recent(scope, first)}) recent GROUP BY 1, 2, 3 ORDER BY last DESC LIMIT ${limit}
    )
    SELECT l.change_set, l.collection, l.kind, c.at, c.actor, u.qed_title AS actor_title, c.record, c.before, c.after,
      ${isWhole ? whole() : 'l.found'} AS count
    FROM lines l JOIN changes c ON c.tenant = ${scope.tenant} AND c.sequence = l.last
      LEFT JOIN ${scope.from('users', 'u')} ON u.hashcode = c.actor
    ORDER BY l.last DESC`;
  const rows = await database.forTenant(ask.actor.tenant).reader.rows(changeRow, scope.statement(text));
  return rows.map((row) => present(row, ask));
}

const maxOfCollection = 400;
/** A user who is limited to some places finds theirs among these last ones: each is read, and the log is long. */
const maxLookedAt = 1_000;
const firstRow = v.object({ first: v.nullable(v.number()) });

/** The number before which a user who is limited to some places gets nothing; null for everyone else. */
async function firstLookedAt(database: Database, { actor }: FactsAsk): Promise<number | null> {
  if (!actor.roles.scope) return null;
  const [row] = await withoutScope('bound', () =>
    database.forTenant(actor.tenant).rows(firstRow, {
      text: `SELECT min(sequence) AS first FROM (
        SELECT sequence FROM changes WHERE tenant = $1 ORDER BY sequence DESC LIMIT ${maxLookedAt}) c`,
      values: [actor.tenant],
    }),
  );
  return row?.first ?? null;
}

/**
 * The last changes of each collection whose every row the reader sees, so that nothing is shown of a row that they cannot read. An import
 * of thousands into one of them hides nothing of the others.
 */
export function changesOfAll(scope: Scope, first: number | null): string {
  return `SELECT c.* FROM unnest(${scope.value(openCollections(scope.ask))}::text[]) AS open (name) CROSS JOIN LATERAL (
    SELECT change_set, collection, kind, sequence FROM changes
    WHERE tenant = ${scope.tenant} AND collection = open.name${since(scope, first)}
    ORDER BY transaction DESC LIMIT ${maxOfCollection}) c`;
}

function openCollections({ actor }: FactsAsk): CollectionName[] {
  return collectionNames.filter((name) => {
    const collection = collectionNamed(name);
    return isServedTo(collection, actor.tenant) && rowRule(collection, 'read', actor.roles) === 'all';
  });
}

function present(row: ChangeRow, { actor }: FactsAsk): ChangeLine {
  const { change_set, collection, kind, count, record, before, after } = row;
  const definition = collectionAt(collection, actor.tenant);
  const now = after ?? before ?? {};
  const title = definition.title.map((field) => now[field]).filter(Boolean);
  const isOneUpdate = count === 1 && kind === 'update';
  const changed = readableFields(definition, actor.roles).filter(
    ([field]) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after?.[field] ?? null),
  );
  const written = changed.filter(([, field]) => !field.serverOwned && !field.derived).map(([field]) => field);
  return {
    change_set,
    at: row.at.toISOString(),
    actor: row.actor === null ? null : { hashcode: row.actor, title: row.actor_title ?? 'User' },
    collection,
    kind,
    count,
    record: count === 1 ? { hashcode: record, title: title.join(' ') } : null,
    fields: isOneUpdate ? written : [],
    status:
      isOneUpdate && changed.some(([field]) => field === 'status') ? String(after?.['status'] ?? '') : null,
  };
}
