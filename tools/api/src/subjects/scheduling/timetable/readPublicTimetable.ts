import type { TenantCode } from '@callboard/api-contract';
import {
  publicTimetableSchema,
  timetableItemSchema,
  timetablePerformanceSchema,
  timetableSchema,
  type PublicTimetable,
} from '@callboard/api-contract/scheduling';
import { cancelledItems, publicTimetable, type CancelledItem } from '@callboard/domain/scheduling';
import * as v from 'valibot';
import type { Database } from '../../../engine/database/openDatabase';
import { publicStatuses } from '../../../engine/facts/sqlParts';

const { event, number, released_at } = publicTimetableSchema.entries;
const releaseRow = v.object({ event, number, released_at, content: timetableSchema });
const goneRow = v.object({ item: timetableItemSchema, performance: timetablePerformanceSchema });

/**
 * The timetable of an event as everyone can read it: of its newest release, where that is public and the event is. Null otherwise, and
 * where nothing of it is for everyone. It never reads the slots, which staff move before they release them.
 */
export async function readPublicTimetable(
  database: Database,
  tenant: TenantCode,
  hashcode: string,
): Promise<PublicTimetable | null> {
  const [found] = await database.forTenant(tenant).reader.rows(releaseRow, {
    text: `SELECT json_build_object('hashcode', e.hashcode, 'name', e.name) AS event, r.number, r.content,
        to_char(r.created AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS released_at
      FROM events e JOIN LATERAL (SELECT n.* FROM timetable_releases n
        WHERE n.tenant = e.tenant AND n.event = e.hashcode ORDER BY n.number DESC LIMIT 1) r ON r.is_public
      WHERE e.tenant = $1 AND e.hashcode = $2::uuid AND e.status IN ${publicStatuses}`,
    values: [tenant, hashcode],
  });
  if (!found) return null;
  const { content, ...release } = found;
  const shown = publicTimetable(content);
  return shown.items.length === 0 ? null : { ...release, ...shown };
}

/** Items that a timetable has no more, as the last public release had them that did. */
export async function readCancelledItems(
  database: Database,
  tenant: TenantCode,
  timetable: PublicTimetable,
): Promise<CancelledItem[]> {
  const gone = await database.forTenant(tenant).reader.rows(goneRow, {
    text: `SELECT g.item, jsonb_path_query_first(g.performances, '$[*] ? (@.hashcode == $of)',
        jsonb_build_object('of', g.item ->> 'performance')) AS performance
      FROM (SELECT DISTINCT ON (i.item ->> 'hashcode') i.item, r.content -> 'performances' AS performances
        FROM timetable_releases r CROSS JOIN LATERAL jsonb_array_elements(r.content -> 'items') AS i (item)
        WHERE r.tenant = $1 AND r.event = $2::uuid AND r.number < $3 AND r.is_public
          AND i.item ->> 'hashcode' <> ALL ($4::text[])
        ORDER BY i.item ->> 'hashcode', r.number DESC) g`,
    values: [
      tenant,
      timetable.event.hashcode,
      timetable.number,
      timetable.items.map((item) => item.hashcode),
    ],
  });
  return cancelledItems(timetable, gone);
}
