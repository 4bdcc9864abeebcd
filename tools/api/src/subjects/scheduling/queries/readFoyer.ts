import type { TenantCode } from '@callboard/api-contract';
import { foyerSchema, showSchema, type Foyer } from '@callboard/api-contract/scheduling';
import { runOfShow, type ItemState } from '@callboard/domain/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { listSql, publicStatuses } from '../../../engine/facts/sqlParts';
import { allRows, placedPerformances, plannedItems } from '../plannedSql';

const minuteMs = 60_000;

const { performance, items, ...named } = foyerSchema.entries;
const { hashcode, kind, name, school } = items.item.entries;
const row = v.object({
  performance,
  event: named.event,
  venue: named.venue,
  space: named.space,
  zone: named.zone,
  items: v.array(v.object({ hashcode, kind, name, school, from: v.string(), to: v.string() })),
  steps: v.array(
    v.pick(showSchema.entries.steps.item, ['hashcode', 'step', 'item', 'at', 'undoes', 'other', 'minutes']),
  ),
});

/**
 * The night of a performance as everyone can follow it; null where its staff do not show it, or it is not announced. An act that is named
 * after one of its people appears by its school.
 */
export async function readFoyer(
  database: Database,
  tenant: TenantCode,
  hashcode: string,
  now: number,
): Promise<Foyer | null> {
  const [found] = await database.forTenant(tenant).rows(row, {
    text: `SELECT json_build_object('title', p.qed_title, 'status', p.status, 'starts_at', p.starts_at) AS performance,
        e.name AS event, v.name AS venue, h.name AS space, v.time_zone AS zone,
        ${listSql(`SELECT i.hashcode, i.kind, i.public_name AS name, i.school, i.starts_at AS "from", i.ends_at AS "to"
          FROM (${plannedItems('p', allRows)}) i ORDER BY i.starts_at, i.hashcode`)} AS items,
        ${listSql(`SELECT s.hashcode, s.step, coalesce(s.item, s.entry) AS item, s.made_at AS at, s.undoes, s.other, s.minutes
          FROM show_steps s WHERE s.tenant = p.tenant AND s.performance = p.hashcode AND s.counts ORDER BY s.made_at, s.hashcode`)} AS steps
      FROM ${placedPerformances(allRows)}
      WHERE p.tenant = $1 AND p.hashcode = $2::uuid AND p.on_foyer_screens AND p.status <> 'planned'
        AND p.session IS DISTINCT FROM 'rehearsal' AND e.status IN ${publicStatuses}`,
    values: [tenant, hashcode],
  });
  return found ? toFoyer(found, now) : null;
}

function toFoyer({ items: planned, steps, ...found }: v.InferOutput<typeof row>, now: number): Foyer {
  const plan = planned.map((item) => ({ ...item, from: Date.parse(item.from), to: Date.parse(item.to) }));
  const log = steps.map((step) => ({ ...step, at: Date.parse(step.at) }));
  const run = runOfShow(plan, log, now);
  return {
    ...found,
    late_minutes: Math.trunc(run.lateMs / minuteMs),
    is_on_hold: run.onHoldSince !== null,
    is_over: run.isOver,
    items: run.items.map(({ hashcode, kind, name, school, state, from, expected }) => ({
      hashcode,
      kind,
      name,
      school,
      state: publicStates[state],
      from: toMinute(from),
      expected: expected && toMinute(expected.from),
    })),
  };
}

/** The public learns who is on and who is done, not who did not come. */
const publicStates = {
  planned: 'to_come',
  ready: 'to_come',
  on: 'on',
  done: 'done',
  skipped: 'out',
  no_show: 'out',
} as const satisfies Record<ItemState, Foyer['items'][number]['state']>;

/** To the minute, so that the answer changes as rarely as what is read from it. */
function toMinute(instant: number): string {
  return new Date(Math.floor(instant / minuteMs) * minuteMs).toISOString();
}
