import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { asArrived } from '@callboard/domain/calendar';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readPanelStage } from '../panel';

const actRow = v.object({ entry: v.string() });

/**
 * Writes what a judge notes about an act for themselves. It is no part of the sheet: it goes on while that is signed or left, and of
 * what several devices send the latest stays.
 */
export function createMarkPrivately(context: RecordContext): Handler<'markPrivately'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readPanelStage(transaction, actor, target);
      // An admin reads every panel, and sits on none.
      if (!stage.is_member) throw refusedAction(sentences.notOnPanel(), {}, 403);
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      const [act] = await transaction.rows(actRow, {
        text: 'SELECT entry FROM stage_entries WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid',
        values: [actor.tenant, target, input.entry],
      });
      if (!act) throw notFound();
      const { madeAt } = asArrived(input, Date.now());
      await transaction.query({
        text: `INSERT INTO private_marks (tenant, stage, entry, "user", note, is_marked, made_at)
          VALUES ($1, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7::timestamptz)
          ON CONFLICT (tenant, stage, entry, "user") DO UPDATE
            SET note = excluded.note, is_marked = excluded.is_marked, made_at = excluded.made_at
            WHERE private_marks.made_at <= excluded.made_at`,
        values: [actor.tenant, target, act.entry, actor.user, input.note, input.isMarked, madeAt],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
