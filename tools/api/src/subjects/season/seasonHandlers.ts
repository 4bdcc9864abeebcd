import { tenants } from '@callboard/all-tenants';
import { apiPrefix } from '@callboard/api-contract';
import { publicSeasonSchema } from '@callboard/api-contract/scheduling';
import { nearestNames } from '@callboard/domain/names';
import * as v from 'valibot';
import type { AllHandlers } from '../../engine/calls/handler';
import { shows } from '../../engine/facts/shows';
import { publicStatuses } from '../../engine/facts/sqlParts';
import type { Database } from '../../engine/database/openDatabase';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import type { RecordContext } from '../../engine/records/recordContext';
import { createCopyEvent, createEventCopy } from './copying/copyEvent';

/** Limits of a page: events, the next performances of each, and the schools that a search finds. */
const maxEvents = 150;
const maxPerformances = 6;
const maxSchools = 10;

const instantText = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const schoolRow = v.object({ hashcode: v.string(), name: v.string(), town: v.nullable(v.string()) });

/** A season as it begins, and as strangers read it: what was announced, and no person. */
export function createSeasonHandlers(database: Database, context: RecordContext) {
  return {
    copyEvent: lazyHandler(() => createCopyEvent(context)),
    eventCopy: createEventCopy(context),

    publicSeason: async ({ request: { tenant } }) => {
      const events = await database.forTenant(tenant).reader.rows(publicSeasonSchema.entries.events.item, {
        text: `SELECT e.hashcode, e.name, e.status, e.description,
            e.starts_on::text AS starts_on, e.ends_on::text AS ends_on,
            ${instantText('e.entries_close')} AS entries_close,
            CASE WHEN v.hashcode IS NOT NULL THEN jsonb_build_object('name', v.name, 'town', v.town) END AS venue,
            r.name AS region, coalesce(v.time_zone, $2) AS zone, picture.shown AS picture,
            coalesce(p.next, '[]') AS performances, coalesce(p.count, 0) AS performances_count,
            EXISTS (SELECT FROM stages s WHERE s.tenant = e.tenant AND s.event = e.hashcode AND (s.status = 'released' OR s.draw IS NOT NULL AND s.kind <> 'knockout')) AS has_results,
            ${shows().hasTimetableSql('e')} AS has_timetable
          FROM events e
          LEFT JOIN venues v ON v.tenant = e.tenant AND v.hashcode = e.venue
          LEFT JOIN regions r ON r.tenant = e.tenant AND r.hashcode = e.region
          LEFT JOIN LATERAL (
            SELECT max(numbered.count)::int AS count, jsonb_agg(jsonb_build_object('hashcode', numbered.hashcode,
              'name', numbered.name, 'starts_at', ${instantText('numbered.starts_at')}, 'zone', numbered.zone)
              ORDER BY numbered.starts_at, numbered.hashcode) AS next
            FROM (
              SELECT n.hashcode, n.name, n.starts_at, coalesce(w.time_zone, $2) AS zone, count(*) OVER () AS count
              FROM performances n LEFT JOIN venues w ON w.tenant = n.tenant AND w.hashcode = n.venue
              WHERE n.tenant = e.tenant AND n.event = e.hashcode AND n.starts_at >= now()
                AND n.status IN ('scheduled', 'running') AND n.session IS DISTINCT FROM 'rehearsal'
              ORDER BY n.starts_at, n.hashcode LIMIT ${maxPerformances}) numbered
          ) p ON true
          LEFT JOIN LATERAL (
            SELECT jsonb_build_object('alt', a.alt,
              'url', $3::text || 'season/events/' || e.hashcode || '/picture?tenant=' || e.tenant || '&v=' || a.hashcode) AS shown
            FROM attachments a
            WHERE a.tenant = e.tenant AND a.parent = e.hashcode AND a.parent_model = 'callboard.Event'
              AND a."group" = 'picture' AND a.has_pictures AND a.subtype = 'local_file' AND a.is_public
            ORDER BY a.is_main DESC, a.created LIMIT 1
          ) picture ON true
          WHERE e.tenant = $1 AND e.status IN ${publicStatuses} AND e.ends_on >= current_date - 365
          ORDER BY e.starts_on, e.name, e.hashcode LIMIT ${maxEvents}`,
        values: [tenant, tenants[tenant].timeZone, apiPrefix()],
      });
      return { events };
    },

    publicSchools: async ({ input: { search }, request: { tenant } }) => {
      const { reader } = database.forTenant(tenant);
      const results = await reader.rows(schoolRow, {
        text: `SELECT hashcode, name, town FROM organization_structures
          WHERE tenant = $1 AND kind IN ('school', 'club')
            AND search_text LIKE '%' || regexp_replace(callboard_plain($2), '([\\\\%_])', '\\\\\\1', 'g') || '%'
          ORDER BY starts_with(name_plain, callboard_plain($2)) DESC, name_plain, town, hashcode
          LIMIT ${maxSchools}`,
        values: [tenant, search],
      });
      if (results.length > 0) return { results };
      // The operator is what the trigram index answers; the connection sets its minimum similarity.
      const similar = await reader.rows(schoolRow, {
        text: `SELECT hashcode, name, town FROM organization_structures
          WHERE tenant = $1 AND kind IN ('school', 'club') AND search_text %> (SELECT callboard_plain($2))
          ORDER BY similarity(callboard_plain($2), name_plain) DESC, hashcode LIMIT ${maxSchools}`,
        values: [tenant, search],
      });
      const nearest = nearestNames(search, similar, ({ name }) => name);
      return { results, ...(nearest.length > 0 && { similar: nearest }) };
    },
  } satisfies Partial<AllHandlers>;
}
