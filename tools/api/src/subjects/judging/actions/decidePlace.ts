import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notFound, refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { isDecidable, readLedStage, refuseUnderCeremony } from '../panel';

type Call = RecordCall<'decidePlace'>;

const countRow = v.object({ acts: v.number(), has_act: v.boolean() });

/**
 * Writes what the head judge decides about the place of an act, next to the sheets: these stay as they are, and what they make of it is
 * computed again wherever it is read. An act is moved in a stage that is closed, and taken out from the judging on; both are undone at any
 * time before the release, or under a correction that is open.
 */
export function createDecidePlace(context: RecordContext): Handler<'decidePlace'> {
  return (call) =>
    writeOnce(context, registry.stageEntries, call, async (transaction) => {
      const { actor, target, input } = call;
      const stage = await readLedStage(transaction, actor, target);
      refuseUnderCeremony(stage);
      if (stage.status === 'released' && stage.correction === null)
        throw refusedAction(sentences.resultsOut(), {}, 409);
      // An act that is out needs no sheets: it is known while others are judged. A place is one among all.
      const isEarly = input.to === 'place' ? !isDecidable(stage) : stage.status === 'planned';
      if (input.to !== 'sheets' && isEarly) throw refusedAction(sentences.resultsNotClosed(), {}, 409);
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
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND (n.status = 'accepted' OR a.state IS NOT NULL)
        AND (a.entry = $3::uuid OR a.decision ->> 'to' IS DISTINCT FROM 'out')`,
    values: [actor.tenant, target, input.entry],
  });
  if (!found?.has_act) throw notFound();
  if (input.to === 'place' && input.place > found.acts)
    throw refusedAction(sentences.decisionPlace({ count: found.acts }));
}

function decisionOf({ actor, input }: Call): string | null {
  if (input.to === 'sheets') return null;
  const { to, reason } = input;
  const what = to === 'place' ? { to, place: input.place } : { to, state: input.state };
  return JSON.stringify({ ...what, reason, by: actor.user, at: new Date().toISOString() });
}
