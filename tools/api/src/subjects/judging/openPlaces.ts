import type { OpenStagePlaces } from '@callboard/api-contract/competition';
import { substitutesOf, type OpenPlaces } from '@callboard/domain/progression';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { listSql, namedSql } from '../../engine/facts/sqlParts';

const feedingRow = v.object({
  from: v.object({ hashcode: v.string(), title: v.string() }),
  next_count: v.nullable(v.number()),
  next_per_school: v.nullable(v.number()),
  acts: v.array(
    v.object({
      entry: v.string(),
      title: v.string(),
      school: v.nullable(v.string()),
      school_name: v.nullable(v.string()),
      place: v.nullable(v.number()),
      is_accepted: v.boolean(),
      went_on: v.boolean(),
      is_in_next: v.boolean(),
    }),
  ),
  substitutions: v.array(v.object({ entry: v.string(), of: v.string() })),
});
type FeedingStage = v.InferOutput<typeof feedingRow>;

/** What is open in a stage, with the acts of the one whose results had given the places. */
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
    text: `SELECT ${namedSql('s')} AS "from", s.next_count, s.next_per_school,
        ${listSql(`SELECT a.entry, n.qed_title AS title, n.organisation AS school, o.qed_title AS school_name, a.place,
            n.status = 'accepted' AS is_accepted, coalesce(a.went_on, false) AS went_on,
            n.status = 'accepted' AND EXISTS (SELECT FROM stage_entries g
              WHERE g.tenant = a.tenant AND g.stage = s.next AND g.entry = a.entry) AS is_in_next
          FROM stage_entries a
            JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
            LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
          WHERE a.tenant = s.tenant AND a.stage = s.hashcode AND a.feedback IS NOT NULL ORDER BY a.entry`)} AS acts,
        ${listSql(`SELECT g.entry, g.substitute_for AS "of" FROM stage_entries g
          WHERE g.tenant = s.tenant AND g.stage = s.next AND g.came_from = s.hashcode AND g.substitute_for IS NOT NULL
          ORDER BY g.created, g.hashcode`)} AS substitutions
      FROM stages s WHERE s.tenant = $1 AND s.next = $2::uuid AND s.status = 'released' ORDER BY s.name, s.hashcode`,
    values: [tenant, stage],
  });
  return feeding.flatMap((fed) => {
    const open = openPlacesOf(fed, stage);
    return open && open.gaveUp.length > 0 ? [{ fed, open }] : [];
  });
}

function openPlacesOf(
  { from, next_count, next_per_school, acts, substitutions }: FeedingStage,
  next: string,
): OpenPlaces | null {
  const entriesOf = (found: FeedingStage['acts']) => found.map(({ entry }) => entry);
  return substitutesOf(
    { hashcode: from.hashcode, next, next_count, next_per_school },
    {
      standings: acts.map(({ entry, place }) => ({ entry, rank: place, total: null })),
      acts: acts.map(({ entry, school, is_accepted }) => ({ entry, school, isAccepted: is_accepted })),
      wentOn: entriesOf(acts.filter(({ went_on }) => went_on)),
      inNext: entriesOf(acts.filter(({ is_in_next }) => is_in_next)),
      substitutions,
    },
  );
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
