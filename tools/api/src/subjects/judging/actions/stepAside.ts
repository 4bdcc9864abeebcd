import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { holdSheet } from '../sheets';

/** A judge who knows an entrant does not judge the act. What was scored stays on the sheet and does not count. */
export function createStepAside(context: RecordContext): Handler<'stepAside'> {
  return (call) =>
    writeOnce(context, registry.scoreSheets, call, async (transaction) => {
      const { actor, target, input } = call;
      const { sheet } = await holdSheet(transaction, { actor, target, entry: input.entry });
      if (sheet.status === 'signed') throw refusedAction(sentences.sheetSigned(), {}, 409);
      const { set } = step('scoreSheets', input.aside ? 'recused' : 'returned');
      await transaction.query({
        text: `UPDATE score_sheets SET ${set}, reason = $3 WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [actor.tenant, sheet.hashcode, input.aside ? input.reason : null],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
