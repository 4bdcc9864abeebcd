import { registry } from '@callboard/api-contract/collections';
import { sheetContentSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { Secrets } from '../../../engine/secrets/secrets';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readLedStage, refuseUnderCeremony } from '../panel';
import { currentSealKey } from '../seals/sealKeys';
import { pastText, sealOf } from '../seals/seals';
import { sheetStatus } from '../sheets';

const sheetRow = v.object({
  entry: v.string(),
  judge: v.string(),
  status: sheetStatus,
  content: sheetContentSchema,
  seal: v.nullable(v.string()),
});

/** The head judge gives a signed sheet back to its judge. Its seal is remembered: the sheet that was signed after it names it. */
export function createReopenSheet(context: RecordContext, secrets: Secrets): Handler<'reopenSheet'> {
  return (call) =>
    writeOnce(context, registry.scoreSheets, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      refuseUnderCeremony(stage);
      if (stage.status !== 'judging' && stage.correction === null)
        throw refusedAction(sentences.judgingNotOn(), {}, 409);
      const at = [actor.tenant, input.sheet];
      const [sheet] = await transaction.rows(sheetRow, {
        text: `SELECT entry, judge, status, content, seal FROM score_sheets
          WHERE tenant = $1 AND hashcode = $2::uuid AND stage = $3::uuid FOR UPDATE`,
        values: [...at, target],
      });
      if (!sheet) throw notFound();
      if (sheet.status !== 'signed') throw refusedAction(sentences.sheetNotSigned(), {}, 409);
      const { content, seal, entry, judge } = sheet;
      const pastSeals = [...content.pastSeals, ...(seal === null ? [] : [seal])];
      const key = await currentSealKey(transaction, actor.tenant, secrets);
      const pastProof = sealOf(key, pastText({ stage: target, entry, judge }, pastSeals));
      await transaction.query({
        text: `UPDATE score_sheets SET ${step('scoreSheets', 'reopened').set}, content = $3::jsonb, reason = $4,
            seal = NULL, seal_before = NULL, signed_at = NULL WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [...at, JSON.stringify({ ...content, pastSeals, pastProof }), input.reason],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
