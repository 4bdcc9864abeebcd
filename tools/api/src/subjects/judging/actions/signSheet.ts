import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { sheetGaps } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { sealOf } from '../seals';
import { holdSheet } from '../sheets';

const lastRow = v.object({ seal: v.string() });

/**
 * Signs a sheet that is whole, and seals it together with the one that the judge signed before it in this stage. The judge's place on the
 * panel is locked, so that two devices do not continue the chain from one sheet.
 */
export function createSignSheet(context: RecordContext): Handler<'signSheet'> {
  return (call) =>
    writeOnce(context, registry.scoreSheets, call, async (transaction) => {
      const { actor, target, input } = call;
      const { tenant, user } = actor;
      const done = { status: 200, body: succeeded('{}'), headers: {} };
      await transaction.query({
        text: 'SELECT FROM panel_judges WHERE tenant = $1 AND stage = $2::uuid AND judge = $3::uuid FOR UPDATE',
        values: [tenant, target, user],
      });
      const { rubric, sheet } = await holdSheet(transaction, { actor, target, entry: input.entry });
      if (sheet.status === 'recused') throw refusedAction(sentences.sheetAside(), {}, 409);
      // Signed on another device: there is nothing left to do.
      if (sheet.status === 'signed') return done;
      const { marks, penalties } = sheet.content;
      const gaps = sheetGaps(rubric, marks);
      if (gaps.length > 0) throw refusedAction(sentences.sheetNotWhole({ count: gaps.length }), {}, 409);
      const [last] = await transaction.rows(lastRow, {
        text: `SELECT seal FROM score_sheets WHERE tenant = $1 AND stage = $2::uuid AND judge = $3::uuid AND seal IS NOT NULL
          ORDER BY signed_at DESC, hashcode LIMIT 1`,
        values: [tenant, target, user],
      });
      const signedAt = new Date().toISOString();
      const before = last?.seal ?? '';
      const seal = sealOf({
        stage: target,
        entry: input.entry,
        judge: user,
        marks,
        penalties,
        comment: sheet.comment ?? '',
        signedAt,
        before,
      });
      await transaction.query({
        text: `UPDATE score_sheets SET ${step('scoreSheets', 'signed').set}, signed_at = $3::timestamptz, seal = $4, seal_before = $5
          WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, sheet.hashcode, signedAt, seal, before || null],
      });
      return done;
    });
}
