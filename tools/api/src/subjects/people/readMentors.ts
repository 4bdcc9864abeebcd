import type { TenantCode } from '@callboard/api-contract';
import type { CreativeWork, MentorFacts } from '@callboard/domain/people';
import * as v from 'valibot';
import { unscoped } from '../../engine/database/scope';
import type { Queries } from '../../engine/database/TenantDatabase';

const named = v.object({ hashcode: v.string(), title: v.string() });
const work = {
  discipline: v.nullable(v.string()),
  field: v.nullable(v.string()),
  region: v.nullable(v.string()),
};

const mentorRow = v.object({
  mentor: named,
  ...work,
  isActive: v.boolean(),
  checkedUntil: v.nullable(v.string()),
  takes: v.nullable(v.number()),
});

const loadRow = v.object({ mentor: v.string(), has: v.number() });

/** Condition that someone takes part now: those who have left count in no mentor's load, and wait for none. */
const takesPart = (participant: string, entry: string) =>
  `${participant}.status IN ('invited', 'confirmed') AND ${entry}.status NOT IN ('withdrawn', 'declined')`;

/** The mentors, or one of them, with what they work in and how many creatives they have. */
export async function readMentors(
  queries: Queries,
  tenant: TenantCode,
  only: string | null = null,
): Promise<MentorFacts[]> {
  const mentors = await queries.rows(mentorRow, {
    text: `SELECT jsonb_build_object('hashcode', m.hashcode, 'title', m.name) AS mentor,
        d.name AS discipline, f.name AS field, r.name AS region, m.status = 'active' AS "isActive",
        m.checked_until::text AS "checkedUntil", m.most_creatives AS takes
      FROM mentors m
      LEFT JOIN disciplines d ON d.tenant = m.tenant AND d.hashcode = m.discipline
      LEFT JOIN creative_fields f ON f.tenant = d.tenant AND f.hashcode = d.creative_field
      LEFT JOIN regions r ON r.tenant = m.tenant AND r.hashcode = m.region
      WHERE m.tenant = $1 AND ($2::uuid IS NULL OR m.hashcode = $2::uuid)
      ORDER BY m.name, m.hashcode`,
    values: [tenant, only],
  });
  const loads = await queries.rows(loadRow, {
    text: `SELECT p.mentor, count(*)::integer AS has FROM participants p
      JOIN entries e ON e.tenant = p.tenant AND e.hashcode = p.entry
      WHERE p.tenant = $1 AND p.mentor = ANY ($2::uuid[]) AND ${takesPart('p', 'e')} GROUP BY p.mentor`,
    values: [tenant, mentors.map(({ mentor }) => mentor.hashcode)],
    scope: unscoped('load'),
  });
  const hasOf = new Map(loads.map(({ mentor, has }) => [mentor, has]));
  return mentors.map((facts) => ({ ...facts, has: hasOf.get(facts.mentor.hashcode) ?? 0 }));
}

const waitingRow = v.object({ creative: named, project: named, ...work, waiting: v.number() });

/** A creative who has no mentor. */
export type WaitingCreative = CreativeWork & Pick<v.InferOutput<typeof waitingRow>, 'creative' | 'project'>;

/** The first creatives without a mentor by the name of their project, and how many there are. */
export async function readWaiting(
  queries: Queries,
  tenant: TenantCode,
  most: number,
): Promise<{ waiting: number; creatives: WaitingCreative[] }> {
  const rows = await queries.rows(waitingRow, {
    text: `SELECT jsonb_build_object('hashcode', p.hashcode, 'title', p.name) AS creative,
        jsonb_build_object('hashcode', e.hashcode, 'title', e.name) AS project,
        e.discipline, e.creative_field AS field, r.name AS region, count(*) OVER ()::integer AS waiting
      FROM participants p
      JOIN entries e ON e.tenant = p.tenant AND e.hashcode = p.entry
      JOIN events v ON v.tenant = e.tenant AND v.hashcode = e.event
      LEFT JOIN organization_structures o ON o.tenant = p.tenant AND o.hashcode = p.organisation
      LEFT JOIN regions r ON r.tenant = p.tenant AND r.hashcode = coalesce(o.region, v.region)
      WHERE p.tenant = $1 AND p.mentor IS NULL AND ${takesPart('p', 'e')}
      ORDER BY e.name, p.name, p.hashcode LIMIT $2`,
    values: [tenant, most],
  });
  return { waiting: rows[0]?.waiting ?? 0, creatives: rows.map(({ waiting: _count, ...row }) => row) };
}
