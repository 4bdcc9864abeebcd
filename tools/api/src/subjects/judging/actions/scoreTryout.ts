import { registry } from '@callboard/api-contract/collections';
import { rubricSchema, scoreMarkSchema } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { asArrived } from '@callboard/domain/calendar';
import { mergeMarks } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readPanelStage, type PanelStage } from '../panel';
import { refuseMark } from '../refuseMark';

const sheetRow = v.object({ marks: v.array(scoreMarkSchema) });

/**
 * Writes what a judge gives the try-out. It stands apart from all score sheets, in a table that no result is computed from: so it can never
 * count.
 */
export function createScoreTryout(context: RecordContext): Handler<'scoreTryout'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readPanelStage(transaction, actor, target);
      refuseStage(stage);
      const rubric = v.parse(rubricSchema, stage.rubric);
      for (const mark of input.marks) refuseMark(rubric, mark);
      const values = [actor.tenant, target, actor.user];
      await transaction.query({
        text: `INSERT INTO tryout_sheets (tenant, stage, "user", marks) VALUES ($1, $2::uuid, $3::uuid, '[]')
          ON CONFLICT (tenant, stage, "user") DO NOTHING`,
        values,
      });
      const [sheet] = await transaction.rows(sheetRow, {
        text: 'SELECT marks FROM tryout_sheets WHERE tenant = $1 AND stage = $2::uuid AND "user" = $3::uuid FOR UPDATE',
        values,
      });
      const now = Date.now();
      const { marks } = mergeMarks(
        sheet?.marks ?? [],
        input.marks.map((mark) => asArrived(mark, now)),
      );
      await transaction.query({
        text: 'UPDATE tryout_sheets SET marks = $4::jsonb WHERE tenant = $1 AND stage = $2::uuid AND "user" = $3::uuid',
        values: [...values, JSON.stringify(marks)],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

function refuseStage({ is_member, status, tryout, rubric }: PanelStage): void {
  // An admin reads every panel, and sits on none.
  if (!is_member) throw refusedAction(sentences.notOnPanel(), {}, 403);
  if (tryout === null) throw refusedAction(sentences.tryoutNone(), {}, 409);
  if (rubric === null) throw refusedAction(sentences.judgingNoRubric(), {}, 409);
  if (status !== 'planned' && status !== 'judging') throw refusedAction(sentences.tryoutOver(), {}, 409);
}
