import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Random } from '@callboard/api-contract/tenant';
import { timeOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Database } from '../engine/database/openDatabase';
import { insertRows, type NewRow } from '../engine/records/insertRows';
import { createRandom } from './random';

const minuteMs = 60_000;

const itemRow = v.object({
  hashcode: v.string(),
  kind: v.string(),
  entry: v.nullable(v.string()),
  event: v.string(),
  performance: v.string(),
  zone: v.string(),
  /** As it was planned, in epoch milliseconds. */
  from: v.number(),
  to: v.number(),
});
type Item = v.InferOutput<typeof itemRow>;

/**
 * Writes the logs of the nights that are over: each item began a little after its plan, acts ran over more often than under, and intervals
 * gave some of it back. So the averages that the next plan is made with are there from the beginning.
 */
export async function logNights(database: Database, tenant: TenantCode): Promise<void> {
  await database.forTenant(tenant).write({ actor: null, statementSeconds: 120 }, async (transaction) => {
    const items = await transaction.rows(itemRow, {
      text: `SELECT t.hashcode, t.kind, t.entry, t.event, t.performance, w.time_zone AS zone,
          (extract(epoch FROM t.slot_starts_at) * 1000)::float8 AS "from", (extract(epoch FROM t.slot_ends_at) * 1000)::float8 AS "to"
        FROM time_slots t JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance
          JOIN venues w ON w.tenant = p.tenant AND w.hashcode = p.venue
        WHERE t.tenant = $1 AND p.status = 'finished' AND t.kind IN ('entry', 'interval', 'ceremony')
          AND t.slot_starts_at IS NOT NULL AND t.slot_ends_at IS NOT NULL AND t.is_out IS NOT TRUE
        ORDER BY t.performance, t.slot_starts_at`,
      values: [tenant],
    });
    const [staff] = await transaction.rows(v.object({ hashcode: v.string() }), {
      text: `SELECT hashcode FROM users WHERE tenant = $1 AND 'staff' = ANY (roles) ORDER BY created, hashcode LIMIT 1`,
      values: [tenant],
    });
    const nights = new Map<string, Item[]>();
    for (const item of items) nights.set(item.performance, [...(nights.get(item.performance) ?? []), item]);
    const random = createRandom(`${tenant} nights`);
    const steps = [...nights.values()].flatMap((night) => stepsOf(night, staff?.hashcode ?? null, random));
    if (steps.length > 0) await transaction.query(insertRows(collectionNamed('showSteps'), tenant, steps));
  });
}

/** The steps of one night: the start of an item ends the one before it. */
function stepsOf(night: readonly Item[], madeBy: string | null, random: Random): NewRow[] {
  const steps: NewRow[] = [];
  let ended = 0;
  const add = (
    step: 'start' | 'end',
    { hashcode: item, entry, event, performance, zone }: Item,
    at: number,
  ) =>
    steps.push({
      hashcode: random.hashcode(),
      name: timeOfInstant(new Date(at).toISOString(), zone),
      event,
      performance,
      step,
      made_at: new Date(at).toISOString(),
      entry,
      item,
      made_by: madeBy,
    });
  for (const item of night) {
    const start = Math.max(item.from, ended) + random.integer(10, 90) * 1_000;
    const over = item.kind === 'entry' ? random.integer(-60, 75) : -random.integer(0, 240);
    ended = start + Math.max(minuteMs, item.to - item.from + over * 1_000);
    add('start', item, start);
  }
  const last = night.at(-1);
  if (last) add('end', last, ended);
  return steps;
}
