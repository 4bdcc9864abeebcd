import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { addJob } from '../../../engine/jobs/queue';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { releasePlanned } from '../judging.jobs';
import { readLedStage } from '../panel';

/** Sets or stops the time of the release. A job for a former time finds another one, and does nothing. */
export function createPlanRelease(context: RecordContext): Handler<'planRelease'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const { tenant } = actor;
      const stage = await readLedStage(transaction, actor, target);
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      const at = input.at === null ? null : new Date(input.at);
      if (at !== null && at.getTime() <= Date.now()) throw refusedAction(sentences.releaseTooEarly());
      await transaction.query({
        text: 'UPDATE stages SET release_at = $3 WHERE tenant = $1 AND hashcode = $2::uuid',
        values: [tenant, target, at],
      });
      if (at !== null)
        await addJob(transaction, releasePlanned, { tenant, stage: target }, { startAfter: at });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
