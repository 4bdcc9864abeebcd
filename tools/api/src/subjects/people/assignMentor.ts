import { etagOf } from '@callboard/api-contract';
import type { MentorRefusal } from '@callboard/api-contract/people';
import { sentences } from '@callboard/api-contract/sentences';
import { mentorRefusal } from '@callboard/domain/people';
import type { Handler } from '../../engine/calls/handler';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { forbidden, notFound, refusedAction } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { succeeded, versionOf } from '../../engine/records/answer';
import { lockRecord } from '../../engine/records/lockRecord';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../../engine/records/recordSql';
import { reaches } from '../../engine/records/reaches';
import { writeOnce } from '../../engine/records/writeOnce';
import { todayOf } from '../../engine/todayOf';
import { readMentors } from './readMentors';

const refusals = {
  retired: sentences.mentorGone,
  unchecked: sentences.mentorUnchecked,
  full: sentences.mentorFull,
} as const satisfies Record<MentorRefusal, unknown>;

/** Gives a creative a mentor, or none. */
export function createAssignMentor(context: RecordContext): Handler<'assignMentor'> {
  const collection = context.target('participants');
  const readOne = createReadOne(collection, context.target);

  return async (call) =>
    writeOnce(context, collection, call, async (transaction, changeSet) => {
      const { actor, target, ifMatch, input } = call;
      await lockRecord(
        transaction,
        collection,
        'update',
        { actor, hashcode: target },
        versionOf(ifMatch),
        readOne,
      );
      if (input.mentor !== null) await refuseUnlessFree(context, transaction, actor, input.mentor);
      const [row] = await transaction.rows(
        writtenRow,
        updateSql(collection, context.target, actor, target, { mentor: input.mentor }),
      );
      if (!row) throw forbidden(sentences.outOfReach());
      const headers = { etag: etagOf(row.version), 'change-set': changeSet };
      return { status: 200, body: succeeded(row.body), headers };
    });
}

/** The mentor is locked first: of two who assign the last place of one mentor, the second is refused. */
async function refuseUnlessFree(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  mentor: string,
): Promise<void> {
  const { tenant } = actor;
  await transaction.query({
    text: 'SELECT FROM mentors WHERE tenant = $1 AND hashcode = $2::uuid FOR UPDATE',
    values: [tenant, mentor],
  });
  const isReached = await reaches(transaction, context.target('mentors'), 'read', {
    actor,
    hashcode: mentor,
  });
  const [facts] = isReached ? await readMentors(transaction, tenant, mentor) : [];
  if (!facts) throw notFound();
  const refusal = mentorRefusal(facts, todayOf(tenant));
  if (refusal) throw refusedAction(refusals[refusal]({ mentor: facts.mentor.title }));
}
