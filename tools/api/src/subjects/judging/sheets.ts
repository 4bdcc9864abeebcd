import { rubricSchema, sheetContentSchema, sheetStatuses } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import type { Rubric } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { readPanelStage, refuseUnderCeremony, type PanelStage } from './panel';
import { readRulesDigest } from './seals/rulesDigest';
import { isSignedBySeatSql } from './seats';

export const sheetStatus = v.picklist(sheetStatuses);

const sheetRow = v.object({
  hashcode: v.string(),
  status: sheetStatus,
  content: sheetContentSchema,
  comment: v.nullable(v.string()),
  rules_digest: v.nullable(v.string()),
});
export type OwnSheet = v.InferOutput<typeof sheetRow>;

/** A sheet that its judge can write on, locked for a change, with what it is judged by. */
export interface LockedSheet {
  stage: PanelStage;
  rubric: Rubric;
  sheet: OwnSheet;
}

interface SheetOf {
  actor: TenantActor;
  target: string;
  entry: string;
}

/** The sheet of a judge for an act of a stage that is judged now: it begins with its first mark. */
export async function holdSheet(
  transaction: Transaction,
  { actor, target, entry }: SheetOf,
): Promise<LockedSheet> {
  const stage = await readPanelStage(transaction, actor, target);
  // An admin reads every panel, and sits on none.
  if (!stage.is_member) throw refusedAction(sentences.notOnPanel(), {}, 403);
  refuseUnderCeremony(stage);
  // Sheets that were judged in time can be taken over until the release.
  const isLate = stage.status === 'closed' && actor.acceptedBy !== undefined;
  if (stage.status !== 'judging' && stage.correction === null && !isLate)
    throw refusedAction(sentences.judgingNotOn(), {}, 409);
  if (!stage.rubric) throw refusedAction(sentences.judgingNoRubric(), {}, 409);
  const rubric = v.parse(rubricSchema, stage.rubric);
  const { tenant, user } = actor;
  await refuseTaken(transaction, { actor, target, entry });
  if (stage.status === 'released') await refuseSigned(transaction, { actor, target, entry });
  await transaction.query({
    text: `INSERT INTO score_sheets (tenant, name, event, stage, entry, judge, content, rules_digest, status)
      SELECT e.tenant, e.name, e.event, e.stage, e.entry, $4::uuid, '{"marks":[],"penalties":[]}', $5, 'open'
      FROM stage_entries e WHERE e.tenant = $1 AND e.stage = $2::uuid AND e.entry = $3::uuid
      ON CONFLICT (tenant, stage, entry, judge) DO NOTHING`,
    values: [tenant, target, entry, user, await readRulesDigest(transaction, tenant, target)],
  });
  const [sheet] = await transaction.rows(sheetRow, {
    text: `SELECT hashcode, status, content, comment, rules_digest FROM score_sheets
      WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid AND judge = $4::uuid
        AND EXISTS (SELECT FROM stage_entries e WHERE e.tenant = $1 AND e.stage = $2::uuid AND e.entry = $3::uuid) FOR UPDATE`,
    values: [tenant, target, entry, user],
  });
  // The act is none of this stage, or none any more.
  if (!sheet) throw notFound();
  return { stage, rubric, sheet };
}

const takenRow = v.object({ isTaken: v.boolean() });

/** Refuses an act for which another judge of the same seat signed a sheet. */
async function refuseTaken(transaction: Transaction, { actor, target, entry }: SheetOf): Promise<void> {
  const [seat] = await transaction.rows(takenRow, {
    text: `SELECT ${isSignedBySeatSql('p', '$4::uuid')} AS "isTaken" FROM panel_judges p
      WHERE p.tenant = $1 AND p.stage = $2::uuid AND p.judge = $3::uuid`,
    values: [actor.tenant, target, actor.user, entry],
  });
  if (seat?.isTaken) throw refusedAction(sentences.sheetOfSeat(), {}, 409);
}

/** Under a correction only sheets that were opened again are judged: no other begins. */
async function refuseSigned(transaction: Transaction, { actor, target, entry }: SheetOf): Promise<void> {
  const open = await transaction.query({
    text: `SELECT FROM score_sheets WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid AND judge = $4::uuid AND status = 'open'`,
    values: [actor.tenant, target, entry, actor.user],
  });
  if (open.length === 0) throw refusedAction(sentences.correctionSheet(), {}, 409);
}

/** The same, refused where the judge has signed it or stepped aside. */
export async function holdOpenSheet(transaction: Transaction, of: SheetOf): Promise<LockedSheet> {
  const locked = await holdSheet(transaction, of);
  if (locked.sheet.status === 'signed') throw refusedAction(sentences.sheetSigned(), {}, 409);
  if (locked.sheet.status === 'recused') throw refusedAction(sentences.sheetAside(), {}, 409);
  return locked;
}
