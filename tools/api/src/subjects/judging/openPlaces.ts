import type { OpenStagePlaces } from '@callboard/api-contract/competition';
import { substitutesOf, type OpenPlaces } from '@callboard/domain/progression';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { listSql, namedSql } from '../../engine/facts/sqlParts';
import { progressionRulesSql, stageRuleRow } from './progressionRules';

const feedingRow = v.object({
  from: v.object({ hashcode: v.string(), title: v.string() }),
  rules: v.array(stageRuleRow),
  acts: v.array(
    v.object({
      entry: v.string(),
      title: v.string(),
      school: v.nullable(v.string()),
      school_name: v.nullable(v.string()),
      place: v.nullable(v.number()),
      is_accepted: v.boolean(),
      total: v.nullable(v.string()),
      votes: v.nullable(v.number()),
      rule: v.nullable(v.string()),
      /** The next stages that it takes part in. */
      present: v.array(v.string()),
    }),
  ),
  substitutions: v.array(v.object({ entry: v.string(), of: v.string(), stage: v.string() })),
});
type FeedingStage = v.InferOutput<typeof feedingRow>;

/** Open places of a stage, with the acts of the one whose results had given them. */
export interface FedStage {
  fed: FeedingStage;
  open: OpenPlaces;
}

/** The places of a stage that were given up after a release, by the released stage that leads to it. */
export async function readOpenPlaces(
  rows: Pick<Transaction, 'rows'>,
  tenant: string,
  stage: string,
): Promise<FedStage[]> {
  const feeding = await rows.rows(feedingRow, {
    text: `SELECT ${namedSql('s')} AS "from", ${progressionRulesSql} AS rules,
        ${listSql(`SELECT a.entry, n.qed_title AS title, n.organisation AS school, o.qed_title AS school_name, a.place, a.total, a.votes,
            n.status = 'accepted' AS is_accepted, CASE WHEN a.went_on THEN a.went_by END AS rule,
            ARRAY(SELECT g.stage FROM stage_entries g WHERE g.tenant = a.tenant AND g.entry = a.entry AND n.status = 'accepted'
              AND ${leadsTo('g.stage')}) AS present
          FROM stage_entries a
            JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
            LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
          WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.feedback IS NOT NULL ORDER BY a.entry`)} AS acts,
        ${listSql(`SELECT g.entry, g.substitute_for AS "of", g.stage FROM stage_entries g
          WHERE g.tenant = s.tenant AND g.came_from = s.hashcode AND g.substitute_for IS NOT NULL AND ${leadsTo('g.stage')}
          ORDER BY g.created, g.hashcode`)} AS substitutions
      FROM stages s WHERE s.tenant = $1 AND s.status = 'released' AND ${leadsTo('$2::uuid')} ORDER BY s.name, s.hashcode`,
    values: [tenant, stage],
  });
  return feeding.flatMap((fed) => {
    const open = openPlacesOf(fed, stage);
    return open.gaveUp.length > 0 ? [{ fed, open }] : [];
  });
}

/** A condition: a rule of a stage `s` leads to another. */
function leadsTo(stage: string): string {
  return `EXISTS (SELECT FROM progression_rules r WHERE r.tenant = s.tenant AND r.stage = s.hashcode AND r.next = ${stage})`;
}

function openPlacesOf({ rules, acts, substitutions }: FeedingStage, next: string): OpenPlaces {
  return substitutesOf(next, {
    rules,
    standings: acts.map(({ entry, place, total }) => ({
      entry,
      rank: place,
      total: total === null ? null : Number(total),
    })),
    acts: acts.map(({ entry, school, is_accepted }) => ({ entry, school, isAccepted: is_accepted })),
    votes: acts.map(({ entry, votes }) => ({ entry, votes: votes ?? 0 })),
    wentOn: acts.flatMap(({ entry, rule }) => (rule === null ? [] : [{ entry, rule }])),
    inNext: acts.flatMap(({ entry, present }) => present.map((stage) => ({ entry, stage }))),
    substitutions,
  });
}

/** The same as the office reads it. */
export function presentOpenPlaces({ fed: { from, acts }, open }: FedStage): OpenStagePlaces {
  const byEntry = new Map(acts.map((act) => [act.entry, act]));
  const named = (entry: string) => ({ hashcode: entry, title: byEntry.get(entry)?.title ?? '' });
  const inLine = (entry: string) => {
    const { school_name: school = null, place = null } = byEntry.get(entry) ?? {};
    return { ...named(entry), school, place };
  };
  return {
    from,
    gaveUp: open.gaveUp.map(named),
    offers: open.offers.map(({ entry, of }) => ({ ...inLine(entry), of: named(of) })),
    tied: open.tied.map(({ entries, places }) => ({ places, acts: entries.map(inLine) })),
  };
}
