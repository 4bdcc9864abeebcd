import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import {
  runningStatuses,
  categoryFieldOf,
  categoryOptions,
  measureOptions,
  memberFactsSchema,
  valuesOfTenant,
  waiversSchema,
  wordFields,
  type EntryFacts,
} from '@callboard/api-contract/entries';
import * as v from 'valibot';
import { literal, name } from '../../../engine/database/quote';
import type { Queries } from '../../../engine/database/TenantDatabase';

const instant = v.pipe(
  v.date(),
  v.transform((date) => date.toISOString()),
);
const factsRow = v.object({
  entry: v.record(v.string(), v.unknown()),
  season: v.number(),
  first_day: v.string(),
  entries_close: v.nullable(instant),
  zone: v.nullable(v.string()),
  first_performance: v.nullable(instant),
  region: v.nullable(v.object({ hashcode: v.string(), name: v.string() })),
  has_school: v.boolean(),
  roll: v.nullable(v.number()),
  others: v.number(),
  members: v.array(memberFactsSchema),
});

/** All that rules read of an entry of a tenant; null where there is no such entry. The caller checks who can read it. */
export async function readEntryFacts(
  queries: Queries,
  tenant: TenantCode,
  hashcode: string,
): Promise<EntryFacts | null> {
  const [row] = await queries.rows(factsRow, { text: factsSql(tenant), values: [tenant, hashcode] });
  if (!row) return null;
  const { entry, first_day, entries_close, zone, has_school, roll, others, members, ...facts } = row;
  const waivers = v.safeParse(waiversSchema, entry['waivers']);
  return {
    ...facts,
    hashcode,
    category: textOf(entry[categoryFieldOf(tenant)]),
    categories: valuesOfTenant(categoryOptions, tenant),
    members_count: numberOf(entry['members_count']),
    is_approved: entry['is_approved'] === true,
    running_time: numberOf(entry['running_time']),
    texts: Object.fromEntries(wordFields.map((field) => [field, textOf(entry[field])])),
    measures: Object.fromEntries(
      valuesOfTenant(measureOptions, tenant).map((field) => [field, numberOf(entry[field])]),
    ),
    event: { entries_close, first_day, zone: zone ?? tenants[tenant].timeZone },
    school: has_school ? { roll, others } : null,
    members,
    waived: waivers.success ? waivers.output.items.map(({ rule }) => rule) : [],
  };
}

/**
 * An entry for the same stage of a season counts with this one: the band that plays the heat and then the final is one act. Two
 * participations are of one person where they name the same person, or the same name and date of birth.
 */
function factsSql(tenant: TenantCode): string {
  const entries = 'entries';
  const participants = 'participants';
  const category = name(categoryFieldOf(tenant));
  const running = `(${runningStatuses.map(literal).join(', ')})`;
  return `SELECT to_jsonb(e) AS entry, extract(year FROM ev.starts_on)::int AS season, ev.starts_on::text AS first_day,
      ev.entries_close, v.time_zone AS zone, coalesce(e.slot_starts_at, p.starts_at) AS first_performance,
      CASE WHEN r.hashcode IS NOT NULL THEN jsonb_build_object('hashcode', r.hashcode, 'name', r.name) END AS region,
      s.hashcode IS NOT NULL AS has_school, s.roll,
      (SELECT count(*)::int FROM ${entries} o WHERE o.tenant = e.tenant AND o.event = e.event
        AND o.organisation = e.organisation AND o.hashcode <> e.hashcode AND o.status IN ${running}) AS others,
      coalesce((SELECT jsonb_agg(jsonb_build_object('hashcode', m.hashcode, 'name', m.name, 'part', m.part,
          'date_of_birth', m.date_of_birth, 'year_level', m.year_level, 'added', m.created,
          'region', CASE WHEN mr.hashcode IS NOT NULL THEN jsonb_build_object('hashcode', mr.hashcode, 'name', mr.name) END,
          'elsewhere', coalesce(x.elsewhere, '[]'::jsonb)) ORDER BY m.created, m.hashcode)
        FROM ${participants} m
        LEFT JOIN organization_structures ms ON ms.tenant = m.tenant AND ms.hashcode = coalesce(m.organisation, e.organisation)
        LEFT JOIN regions mr ON mr.tenant = ms.tenant AND mr.hashcode = ms.region
        LEFT JOIN LATERAL (SELECT jsonb_agg(jsonb_build_object('name', o.name, 'category', o.${category}) ORDER BY o.name, o.hashcode) AS elsewhere
          FROM ${entries} o JOIN events oe ON oe.tenant = o.tenant AND oe.hashcode = o.event
          WHERE o.tenant = e.tenant AND o.hashcode <> e.hashcode AND o.status IN ${running}
            AND oe.kind = ev.kind AND extract(year FROM oe.starts_on) = extract(year FROM ev.starts_on)
            AND o.hashcode IN (
              SELECT a.entry FROM ${participants} a WHERE a.tenant = m.tenant AND a.individual = m.individual AND a.status <> 'withdrawn'
              UNION SELECT b.entry FROM ${participants} b WHERE b.tenant = m.tenant AND b.name_plain = m.name_plain
                AND b.date_of_birth = m.date_of_birth AND b.status <> 'withdrawn')) x ON true
        WHERE m.tenant = e.tenant AND m.entry = e.hashcode AND m.status <> 'withdrawn'), '[]'::jsonb) AS members
    FROM ${entries} e
    JOIN events ev ON ev.tenant = e.tenant AND ev.hashcode = e.event
    LEFT JOIN venues v ON v.tenant = ev.tenant AND v.hashcode = ev.venue
    LEFT JOIN performances p ON p.tenant = e.tenant AND p.hashcode = e.performance
    LEFT JOIN regions r ON r.tenant = e.tenant AND r.hashcode = coalesce(e.region, ev.region)
    LEFT JOIN organization_structures s ON s.tenant = e.tenant AND s.hashcode = e.organisation
    WHERE e.tenant = $1 AND e.hashcode = $2::uuid`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
