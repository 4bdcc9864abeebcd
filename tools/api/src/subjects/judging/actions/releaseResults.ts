import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readLedStage, refuseUnderCeremony } from '../panel';
import { computeResults, decideLine, writeRelease } from '../release';

/**
 * Releases the results of a stage in one transaction: until then no place or total is stored anywhere, and from then on those who
 * entered read theirs. The acts that go on are put in the next stage.
 */
export function createReleaseResults(context: RecordContext): Handler<'releaseResults'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      refuseUnderCeremony(stage);
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      const computed = await computeResults(transaction, actor.tenant, stage);
      const shown = decideLine(stage, computed, input);
      await writeRelease(transaction, actor.tenant, stage, shown, actor.user);
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}
