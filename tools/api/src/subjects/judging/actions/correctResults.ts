import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { computeCorrection, writeCorrection } from '../correction';
import { readLedStage, refuseUnderCeremony, type PanelStage } from '../panel';
import { decideLine } from '../release';

type Call = RecordCall<'correctResults'>;

/**
 * Corrects results after their release. Opened with a reason, the results that everyone reads stay as they are, until the correction is
 * released in one transaction as their next version.
 */
export function createCorrectResults(context: RecordContext): Handler<'correctResults'> {
  return (call) =>
    writeOnce(context, registry.resultVersions, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      if (stage.status !== 'released') throw refusedAction(sentences.resultsNotOut(), {}, 409);
      refuseUnderCeremony(stage);
      if (input.step === 'open') await open(transaction, call, stage, input.reason);
      else if (stage.correction === null) throw refusedAction(sentences.correctionNone(), {}, 409);
      else if (input.step === 'drop') await drop(transaction, call, stage, stage.correction);
      else await release(transaction, call, stage, input);
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

async function open(
  transaction: Transaction,
  { actor, target }: Call,
  stage: PanelStage,
  reason: string,
): Promise<void> {
  if (stage.correction !== null) throw refusedAction(sentences.correctionOpen(), {}, 409);
  await transaction.query({
    text: `INSERT INTO result_versions (tenant, name, event, stage, number, reason, content, made_by, status)
      SELECT $1, $3, $4::uuid, $2::uuid, coalesce(max(r.number), 0) + 1, $5, '{"lines":[],"differences":[],"next":null,"tie":null}', $6::uuid, 'open'
      FROM result_versions r WHERE r.tenant = $1 AND r.stage = $2::uuid`,
    values: [actor.tenant, target, stage.name, stage.event, reason, actor.user],
  });
}

/** A correction that changes nothing is dropped: decisions under it would else be read nowhere. */
async function drop(
  transaction: Transaction,
  { actor }: Call,
  stage: PanelStage,
  correction: string,
): Promise<void> {
  const { missing, differences } = await computeCorrection(transaction, actor.tenant, stage);
  if (missing > 0) throw refusedAction(sentences.correctionMissing({ count: missing }), {}, 409);
  if (differences.length > 0) throw refusedAction(sentences.correctionChanges(), {}, 409);
  await transaction.query({
    text: `UPDATE result_versions SET ${step('resultVersions', 'dropped').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, correction],
  });
}

async function release(
  transaction: Transaction,
  { actor }: Call,
  stage: PanelStage,
  { next, ...line }: Extract<ParsedInputOf<'correctResults'>, { step: 'release' }>,
): Promise<void> {
  const correction = await computeCorrection(transaction, actor.tenant, stage);
  const { missing, computed } = correction;
  if (missing > 0) throw refusedAction(sentences.correctionMissing({ count: missing }), {}, 409);
  const shown = decideLine(stage, computed, line);
  await writeCorrection(transaction, actor, { stage, correction, shown, option: next });
}
