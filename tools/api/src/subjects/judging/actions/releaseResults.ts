import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler } from '../../../engine/calls/handler';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readLedStage, type PanelStage } from '../panel';
import { computeResults, movesOf, writeRelease, type ComputedResults } from '../release';

/**
 * Releases the results of a stage in one transaction: until then no place or total is stored anywhere, and from then on those who
 * entered read theirs. The acts that go on are put in the next stage.
 */
export function createReleaseResults(context: RecordContext): Handler<'releaseResults'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      const computed = await computeResults(transaction, actor.tenant, stage);
      refuseOtherMoves(stage, computed, input.goOn);
      await writeRelease(transaction, actor.tenant, stage, computed, input.goOn);
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

/** Refuses acts that the places do not move, now that they are computed from the sheets as they are stored. */
function refuseOtherMoves(stage: PanelStage, computed: ComputedResults, goOn: readonly string[]): void {
  const open = movesOf(stage, computed);
  const tied = new Set(open?.questions.flatMap(({ entries }) => entries));
  const decided =
    open &&
    movesOf(
      stage,
      computed,
      goOn.filter((entry) => tied.has(entry)),
    );
  const moves = new Set(decided?.moves.map(({ entry }) => entry));
  const isRight = moves.size === goOn.length && goOn.every((entry) => moves.has(entry));
  if (!isRight || (decided && decided.questions.length > 0))
    throw refusedAction(sentences.resultsChanged(), {}, 409);
}
