import { rowRule } from '@callboard/api-contract';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, QueryHandler } from '../../../engine/calls/handler';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { forbidden, invalid } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import { insertRows, type NewRow } from '../../../engine/records/insertRows';
import { actorOf, explained, type RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { planEventCopy, type EventCopy } from './planEventCopy';

/** Begins an event as a copy of another: all of it, or nothing. */
export function createCopyEvent(context: RecordContext): Handler<'copyEvent'> {
  const events = context.target('events');
  return async (call) => {
    const { actor, target, input } = call;
    if (rowRule(events, 'create', actor.roles) !== 'all') throw forbidden();
    return writeOnce(context, events, call, async (transaction, changeSet) => {
      const { event, parts } = await planEventCopy(context, transaction, actor, target, input);
      const taken = [...(await readTaken(transaction, actor.tenant, performancesOf(parts))).values()];
      if (taken[0] !== undefined) throw invalid({ starts_on: [sentences.copyTaken({ name: taken[0] })] });
      await transaction.query(insertRows(events, actor.tenant, [event]));
      for (const { collection, rows } of parts) {
        await explained(context, collection, () =>
          transaction.query(insertRows(collection, actor.tenant, rows)),
        );
      }
      const body = succeeded(JSON.stringify({ hashcode: event.hashcode }));
      return { status: 200, body, headers: { 'change-set': changeSet } };
    });
  };
}

/** The same, as a preview. */
export function createEventCopy(context: RecordContext): QueryHandler<'eventCopy'> {
  return async ({ input: { event: source, starts_on }, session }): Promise<QueryAnswerOf<'eventCopy'>> => {
    const actor = actorOf(session);
    const queries = context.database.forTenant(actor.tenant);
    const { event, parts, zoneOf } = await planEventCopy(context, queries, actor, source, {
      starts_on,
      name: '',
    });
    const performances = performancesOf(parts);
    const taken = await readTaken(queries, actor.tenant, performances);
    return {
      ends_on: String(event['ends_on']),
      records: parts.map(({ collection, rows }) => ({ collection: collection.name, count: rows.length })),
      performances: performances
        .map((row) => ({
          name: String(row['name']),
          starts_at: String(row['starts_at']),
          zone: zoneOf(row),
          taken_by: taken.get(row.hashcode) ?? null,
        }))
        .sort((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at)),
    };
  };
}

function performancesOf(parts: EventCopy['parts']): readonly NewRow[] {
  return parts.find(({ collection }) => collection.name === 'performances')?.rows ?? [];
}

const takenRow = v.object({ hashcode: v.string(), title: v.string() });

/** The performances whose space is another's at that time, and the name of that one. */
async function readTaken(
  queries: Queries,
  tenant: string,
  performances: readonly NewRow[],
): Promise<ReadonlyMap<string, string>> {
  if (performances.length === 0) return new Map();
  const rows = await queries.rows(takenRow, {
    text: `SELECT c.hashcode, p.name AS title FROM jsonb_to_recordset($2::jsonb)
        AS c (hashcode uuid, space uuid, starts_at timestamptz, ends_at timestamptz)
      JOIN performances p ON p.tenant = $1 AND p.space = c.space AND p.status <> 'cancelled'
        AND tstzrange(p.starts_at, p.ends_at) && tstzrange(c.starts_at, c.ends_at)
      ORDER BY c.starts_at, p.starts_at`,
    values: [tenant, JSON.stringify(performances)],
  });
  return new Map(rows.map(({ hashcode, title }) => [hashcode, title]));
}
