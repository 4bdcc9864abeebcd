import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { sealText, sheetGaps } from '@callboard/domain/judging';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { Secrets } from '../../../engine/secrets/secrets';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { extendChain, readChain } from '../seals/chains';
import { sealedSheet } from '../seals/checkSeals';
import { readRulesDigest } from '../seals/rulesDigest';
import { currentSealKey } from '../seals/sealKeys';
import { sealOf } from '../seals/seals';
import { lockStage } from '../panel';
import { holdSheet } from '../sheets';

/**
 * Signs a sheet that is whole, and seals it together with the one that the judge signed before it in this stage. The judge's place on the
 * panel is locked, so that two devices do not continue the chain from one sheet.
 */
export function createSignSheet(context: RecordContext, secrets: Secrets): Handler<'signSheet'> {
  return (call) =>
    writeOnce(context, registry.scoreSheets, call, async (transaction) => {
      const { actor, target, input } = call;
      const { tenant, user } = actor;
      const done = { status: 200, body: succeeded('{}'), headers: {} };
      // Stage first, as who deletes a place on its panel locks them.
      await lockStage(transaction, tenant, target, 'SHARE');
      await transaction.query({
        text: 'SELECT FROM panel_judges WHERE tenant = $1 AND stage = $2::uuid AND judge = $3::uuid FOR UPDATE',
        values: [tenant, target, user],
      });
      const { rubric, sheet } = await holdSheet(transaction, { actor, target, entry: input.entry });
      if (sheet.status === 'recused') throw refusedAction(sentences.sheetAside(), {}, 409);
      // Signed on another device: there is nothing left to do.
      if (sheet.status === 'signed') return done;
      const gaps = sheetGaps(rubric, sheet.content.marks);
      if (gaps.length > 0) throw refusedAction(sentences.sheetNotWhole({ count: gaps.length }), {}, 409);
      const end = await readChain(transaction, { tenant, stage: target, judge: user });
      const signed_at = new Date().toISOString();
      const seal_before = end.last || null;
      const rules_digest = sheet.rules_digest ?? (await readRulesDigest(transaction, tenant, target));
      const comment = sheet.comment ?? '';
      const sealed = {
        ...sheet,
        entry: input.entry,
        judge: user,
        comment,
        signed_at,
        seal_before,
        rules_digest,
      };
      const key = await currentSealKey(transaction, tenant, secrets);
      const seal = sealOf(key, sealText(sealedSheet(target, sealed)));
      await transaction.query({
        text: `UPDATE score_sheets SET ${step('scoreSheets', 'signed').set}, signed_at = $3::timestamptz, seal = $4, seal_before = $5, rules_digest = $6
          WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, sheet.hashcode, signed_at, seal, seal_before, rules_digest],
      });
      await extendChain(transaction, tenant, key, { ...end, count: end.count + 1, last: seal });
      return done;
    });
}
