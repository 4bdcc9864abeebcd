import { correctionSchema, type Correction } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound } from '../../../engine/problems';
import type { TenantActor } from '../../../engine/records/actor';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { computeCorrection, nextOf, targetsOf } from '../correction';
import { readPanelStage, type PanelStage } from '../panel';
import { movesOf, progressionFactsOf } from '../release';

type Rows = Pick<Transaction, 'rows'>;

const { item: version } = correctionSchema.entries.versions;

/** Reads the versions of the results of a stage that the user can read; the open correction for those who make it. */
export function createReadCorrection(context: RecordContext) {
  const readOne = createReadOne(context.target('stages'), context.target);
  return async (rows: Rows, actor: TenantActor, hashcode: string): Promise<Correction> => {
    const [readable] = await rows.rows(readRow, readOne(actor, hashcode));
    if (!readable) throw notFound();
    const isOffice = actor.roles.includes('staff') || actor.roles.includes('admin');
    const { tenant, user } = actor;
    // The office reads the stage, which was just checked, without a place on its panel.
    const of = { tenant, user, roles: isOffice ? ['admin'] : [] };
    const stage = await readPanelStage(rows, of, hashcode, null);
    const canCorrect = stage.status === 'released' && stage.is_leading && actor.viewer === undefined;
    return {
      canCorrect,
      versions: await readVersions(rows, actor, hashcode, canCorrect || isOffice),
      open: canCorrect && stage.correction !== null ? await readOpen(rows, actor, stage) : null,
    };
  };
}

/** Released ones; who leads the panel and the office also read why, and the one that is being prepared. */
async function readVersions(
  rows: Rows,
  { tenant }: TenantActor,
  stage: string,
  isWhole: boolean,
): Promise<Correction['versions']> {
  const versions = await rows.rows(v.object(version.entries), {
    text: `SELECT r.number, r.status, coalesce(r.reason, '') AS reason, u.qed_title AS "by", to_json(r.released_at)#>>'{}' AS released_at,
        r.content -> 'differences' AS differences
      FROM result_versions r LEFT JOIN users u ON u.tenant = r.tenant AND u.hashcode = r.made_by
      WHERE r.tenant = $1 AND r.stage = $2::uuid ORDER BY r.number DESC`,
    values: [tenant, stage],
  });
  if (isWhole) return versions;
  return versions.flatMap((each) => (each.released_at === null ? [] : [{ ...each, reason: '', by: null }]));
}

async function readOpen(rows: Rows, { tenant }: TenantActor, stage: PanelStage): Promise<Correction['open']> {
  const { computed, missing, wentOn, differences } = await computeCorrection(rows, tenant, stage);
  const moves = movesOf(stage, computed);
  const question = moves?.isDecided === false ? moves.prompted.at(-1) : undefined;
  const targets = targetsOf(stage, wentOn);
  const [{ reason } = { reason: '' }] = await rows.rows(v.object({ reason: v.string() }), {
    text: 'SELECT reason FROM result_versions WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, stage.correction],
  });
  return {
    reason,
    missing,
    // Half of the sheets make no result.
    differences: missing > 0 ? [] : [...differences],
    goOn: moves?.moves.map(({ entry }) => entry) ?? [],
    tied: question ? { places: question.places, entries: [...question.entries] } : null,
    facts: progressionFactsOf(stage, computed),
    targets,
    next: nextOf(targets),
  };
}
