import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { notFound, refusedAction } from '../../../engine/problems';
import { readableCode } from '../../../engine/readableCode';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { hasActsSql } from '../queries/stageSql';
import { leaveOut } from './voteSources';

const stageRow = v.object({
  status: v.string(),
  is_open: v.boolean(),
  code: v.nullable(v.string()),
  has_acts: v.boolean(),
});

/** Opens the vote of a stage, until a time or until it is closed; closes it; or leaves votes out. They are counted with the release. */
export function createRunVote(context: RecordContext): Handler<'runVote'> {
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const [stage] = await transaction.rows(stageRow, {
        text: `SELECT s.status, s.vote_code AS code, ${isOpenSql} AS is_open,
            ${hasActsSql()} AS has_acts
          FROM stages s WHERE s.tenant = $1 AND s.hashcode = $2::uuid FOR UPDATE OF s`,
        values: [actor.tenant, target],
      });
      if (!stage) throw notFound();
      if (stage.status === 'released') throw refusedAction(sentences.resultsOut(), {}, 409);
      if (input.step === 'close') {
        if (!stage.is_open) throw refusedAction(sentences.voteNotOpen(), {}, 409);
        await transaction.query({
          text: 'UPDATE stages SET vote_closes_at = now() WHERE tenant = $1 AND hashcode = $2::uuid',
          values: [actor.tenant, target],
        });
      } else if (input.step === 'open') {
        if (!stage.has_acts) throw refusedAction(sentences.voteNoActs(), {}, 409);
        if (input.until !== null && Date.parse(input.until) <= Date.now())
          throw refusedAction(sentences.releaseTooEarly(), {}, 409);
        await transaction.query({
          text: `UPDATE stages SET vote_opened_at = coalesce(vote_opened_at, now()), vote_closes_at = $3, vote_code = $4,
              vote_by = CASE WHEN vote_opened_at IS NULL THEN $5 ELSE vote_by END
            WHERE tenant = $1 AND hashcode = $2::uuid`,
          values: [actor.tenant, target, input.until, stage.code ?? readableCode(codeLength), input.by],
        });
      } else {
        const isLeftOut = input.step === 'leave_out';
        await leaveOut(transaction, { tenant: actor.tenant, stage: target, source: input.source, isLeftOut });
      }
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

/** By what votes on a stage `s` are counted: by phones, where it was opened before there were two. */
export const votersSql = `coalesce(s.vote_by, 'hall')`;

/** Condition that the vote on a stage `s` is open. The release closes it. */
export const isOpenSql = '(s.vote_opened_at IS NOT NULL AND coalesce(s.vote_closes_at > now(), true))';

/** Short enough to be read from a screen; to guess it at the pace of a network takes weeks. */
const codeLength = 6;
