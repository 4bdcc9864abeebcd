import * as v from 'valibot';
import type { Appearances } from '../../../engine/records/appearances';

const timeRow = v.object({
  hashcode: v.string(),
  entry: v.string(),
  performance: v.nullable(v.string()),
  from: v.string(),
  minutes: v.number(),
});

/**
 * Passes the times that entries still have at an event to others that come in their place: the first to join appears when the first to
 * leave would have. Who joins after those has no time yet.
 */
export const passTimes: Appearances['pass'] = async (transaction, { tenant, event, leaves, joins }) => {
  const times = await transaction.rows(timeRow, {
    text: `UPDATE time_slots t SET performance = NULL, slot_starts_at = NULL
      FROM (SELECT hashcode, performance, slot_starts_at, minutes FROM time_slots
        WHERE tenant = $1 AND event = $2::uuid AND entry = ANY ($3::uuid[]) AND kind = 'entry' AND slot_starts_at > now()
        ORDER BY hashcode FOR UPDATE) old
      WHERE t.tenant = $1 AND t.hashcode = old.hashcode
      RETURNING t.hashcode, t.entry, old.performance, to_json(old.slot_starts_at) #>> '{}' AS "from", old.minutes`,
    values: [tenant, event, leaves],
  });
  times.sort((one, other) => one.from.localeCompare(other.from));
  const order = [...new Set(times.map(({ entry }) => entry))];
  for (const { entry, performance, from, minutes } of times) {
    const joining = joins[order.indexOf(entry)];
    if (joining === undefined) continue;
    const values = [tenant, event, joining, performance, from, minutes];
    const placed = await transaction.query({
      text: `UPDATE time_slots SET performance = $4::uuid, slot_starts_at = $5::timestamptz, minutes = $6::integer
        WHERE tenant = $1 AND hashcode = (SELECT hashcode FROM time_slots WHERE tenant = $1 AND event = $2::uuid AND entry = $3::uuid
          AND kind = 'entry' AND slot_starts_at IS NULL ORDER BY hashcode LIMIT 1) RETURNING hashcode`,
      values,
    });
    if (placed.length > 0) continue;
    await transaction.query({
      text: `INSERT INTO time_slots (tenant, kind, event, entry, performance, slot_starts_at, minutes)
        VALUES ($1, 'entry', $2::uuid, $3::uuid, $4::uuid, $5::timestamptz, $6::integer)`,
      values,
    });
  }
};
