import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { asArrived } from '@callboard/domain/calendar';
import { mergeSheet } from '@callboard/domain/judging';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { refuseMark } from '../refuseMark';
import { holdOpenSheet } from '../sheets';

/** Writes what a judge gives: with the sheet locked, what several devices wrote becomes one sheet, whichever comes first. */
export function createScore(context: RecordContext): Handler<'score'> {
  return (call) =>
    writeOnce(context, registry.scoreSheets, call, async (transaction) => {
      const { actor, target, input } = call;
      const { entry, penalties, comment } = input;
      const now = Date.now();
      const marks = input.marks.map((mark) => asArrived(mark, now));
      const { rubric, sheet } = await holdOpenSheet(transaction, { actor, target, entry });
      for (const mark of marks) refuseMark(rubric, mark);
      const known = new Set(rubric.penalties.map(({ code }) => code));
      if (penalties?.some((code) => !known.has(code))) throw refusedAction(sentences.scoreNoPenalty());
      const arrived = { madeAt: new Date(now).toISOString() };
      const { comment: written, ...content } = mergeSheet(
        { ...sheet.content, comment: sheet.comment ?? '' },
        {
          marks,
          penalties,
          penaltiesAt: asArrived(input.penaltiesMade ?? arrived, now).madeAt,
          comment,
          commentAt: asArrived(input.commentMade ?? arrived, now).madeAt,
        },
      );
      await transaction.query({
        text: `UPDATE score_sheets SET content = $3::jsonb, comment = $4 WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [actor.tenant, sheet.hashcode, JSON.stringify(content), written || null],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
