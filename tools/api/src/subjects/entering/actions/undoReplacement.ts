import { contests } from '@callboard/api-contract/entries';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import type { Handler } from '../../../engine/calls/handler';
import { tableOf } from '../../../engine/database/tableOf';
import { refusedAction } from '../../../engine/problems';
import { actorOf, type RecordContext } from '../../../engine/records/recordContext';
import { step, stepBack } from '../../../engine/records/step';
import { replacing } from './replaceMember';

const replacedRow = v.object({
  hashcode: v.string(),
  coming: v.string(),
  has_answered: v.boolean(),
  status: v.nullable(v.picklist(['invited', 'confirmed'])),
  is_returned: v.boolean(),
});

/** Takes a replacement back: the former member has their place again, and the new one is gone, as if never added. */
export function createUndoReplacement(context: RecordContext): Handler<'undoReplacement'> {
  return async ({ input: { entry, participant }, session }) => {
    await replacing(context, actorOf(session), entry, async (transaction, { actor, people }) => {
      const table = tableOf(people);
      const { tenant } = actor;
      const [replaced] = await transaction.rows(replacedRow, {
        text: `SELECT m.hashcode, c.name AS coming, ${latest('m', `->> 'status'`)} AS status,
            EXISTS (SELECT FROM consents s WHERE s.tenant = $1 AND s.participant = c.hashcode) AS has_answered,
            EXISTS (SELECT FROM changes l WHERE l.tenant = $1 AND l.record = c.hashcode
              AND l.before ->> 'status' = 'withdrawn') AS is_returned
          FROM ${table} m JOIN ${table} c ON c.tenant = m.tenant AND c.hashcode = m.replaced_by
          WHERE m.tenant = $1 AND m.entry = $2::uuid AND m.replaced_by = $3::uuid
            AND m.status = 'withdrawn' AND c.status <> 'withdrawn'
          ORDER BY m.modified DESC LIMIT 1 FOR UPDATE OF m, c`,
        values: [tenant, entry, participant],
      });
      if (!replaced) throw refusedAction(sentences.notAReplacement());
      const { hashcode, coming, has_answered, status, is_returned } = replaced;
      if (has_answered && !is_returned) throw refusedAction(sentences.replacementAnswered({ name: coming }));
      const participants = contests[tenant].participants.name;
      await transaction.query({
        text: `UPDATE ${table} SET ${stepBack(participants, 'withdraw', status ?? 'invited')}, replaced_by = NULL
          WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, hashcode],
      });
      // A member who was in the entry before stays in its history.
      await transaction.query({
        text: is_returned
          ? `UPDATE ${table} SET ${step(participants, 'withdraw').set} WHERE tenant = $1 AND hashcode = $2::uuid`
          : `DELETE FROM ${table} WHERE tenant = $1 AND hashcode = $2::uuid`,
        values: [tenant, participant],
      });
    });
    return {};
  };
}

/** State of a record before it was last withdrawn, by the log. */
function latest(alias: string, path: string): string {
  return `(SELECT l.before ${path} FROM changes l WHERE l.tenant = $1 AND l.record = ${alias}.hashcode
    AND l.after ->> 'status' = 'withdrawn' AND l.before ->> 'status' <> 'withdrawn' ORDER BY l.sequence DESC LIMIT 1)`;
}
