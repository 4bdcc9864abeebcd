import { etagOf, rowRule, type Collection } from '@callboard/api-contract';
import { askedAnswers, checkAnswers, scoreOf } from '@callboard/domain/forms';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem, forbidden } from '../problems';
import { actionRefused, type ActionRequest } from '../records/actionRefused';
import { succeeded, versionOf, type Answer } from '../records/answer';
import { lockRecord } from '../records/lockRecord';
import type { RecordContext } from '../records/recordContext';
import { createReadOne, updateSql, type WrittenRow } from '../records/recordSql';
import { editionOf, toAnswers } from './storedForms';
import { writeOnce } from '../records/writeOnce';

/** Hands answers in: everything that is asked must be there and right, what is not asked is left out, and it is scored. */
export function createHandIn(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);

  async function handIn(
    transaction: Transaction,
    { actor, target, ifMatch }: ActionRequest,
  ): Promise<WrittenRow> {
    const at = { actor, hashcode: target };
    const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
    if (stored['status'] !== 'open') throw actionRefused('This was handed in already.');
    const { content } = await editionOf(transaction, actor.tenant, String(stored['edition']));
    const answers = askedAnswers(content, toAnswers(stored['answers']));
    const fields = checkAnswers(content, answers, 'final');
    if (Object.keys(fields).length > 0) throw incomplete(fields);
    const values = {
      status: 'handed_in',
      answers,
      score: scoreOf(content, answers),
      handed_in: new Date().toISOString(),
    };
    const [row] = await transaction.query<WrittenRow>(
      updateSql(collection, context.target, actor, target, values, ['open']),
    );
    if (!row) throw actionRefused('This was handed in already.');
    await completeTask(transaction, actor.tenant, stored['task']);
    return row;
  }

  return async (request: ActionRequest): Promise<Answer> => {
    if (!rowRule(collection, 'update', request.actor.roles)) throw forbidden();
    return writeOnce(context, collection, request, async (transaction) => {
      const row = await handIn(transaction, request);
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
  };
}

/** What one of the staff is to do is done with it; what everybody who entered is to do stays open for the others. */
async function completeTask(transaction: Transaction, tenant: string, task: unknown): Promise<void> {
  if (typeof task !== 'string') return;
  await transaction.query({
    text: `UPDATE tasks SET status = 'done'
      WHERE tenant = $1 AND hashcode = $2::uuid AND audience = 'staff' AND status = 'open'`,
    values: [tenant, task],
  });
}

function incomplete(fields: Readonly<Record<string, readonly string[]>>): ApiProblem {
  const message = 'Some answers are missing or not right.';
  return new ApiProblem(400, { success: false, data: { fields }, error: { message } });
}
