import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readLedStage } from '../panel';

type Call = RecordCall<'decidePlace'>;

const countRow = v.object({ acts: v.number(), has_act: v.boolean() });

/**
 * Writes what the head judge decides about the place of an act, next to the sheets: these stay as they are, and what they make of it is
 * computed again wherever it is read. A decision is made on the places of a stage that is closed, and undone at any time before the
 * release.
 */
export function createDecidePlace(context: RecordContext): Handler<'decidePlace'> {
  return (call) =>
    writeOnce(context, registry.stageEntries, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      if (input.to !== 'sheets' && stage.status !== 'closed')
        throw refusedAction(sentences.resultsNotClosed(), {}, 409);
      await refusePlace(transaction, call);
      await transaction.query({
        text: `UPDATE stage_entries SET decision = $4::jsonb
          WHERE tenant = $1 AND stage = $2::uuid AND entry = $3::uuid`,
        values: [actor.tenant, target, input.entry, decisionOf(call)],
      });
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

/** Refuses an act that takes no part, and a place that there are too few acts for. */
async function refusePlace(transaction: Transaction, { actor, target, input }: Call): Promise<void> {
  const [found] = await transaction.rows(countRow, {
    text: `SELECT count(*)::integer AS acts, coalesce(bool_or(a.entry = $3::uuid), false) AS has_act
      FROM stage_entries a JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND n.status = 'accepted'`,
    values: [actor.tenant, target, input.entry],
  });
  if (!found?.has_act) throw notFound();
  if (input.to === 'place' && input.place > found.acts)
    throw refusedAction(sentences.decisionPlace({ count: found.acts }));
}

function decisionOf({ actor, input }: Call): string | null {
  if (input.to === 'sheets') return null;
  const { reason } = input;
  const place = input.to === 'place' ? input.place : null;
  return JSON.stringify({ place, reason, by: actor.user, at: new Date().toISOString() });
}
