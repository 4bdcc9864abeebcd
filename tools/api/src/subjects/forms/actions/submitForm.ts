import { etagOf } from '@callboard/api-contract';
import { editableAnswerStatuses } from '@callboard/api-contract/forms';
import { visibleAnswers, scoreOf } from '@callboard/domain/forms';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { type ApiProblem, refusedAction } from '../../../engine/problems';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, updateSql, type WrittenRow, writtenRow } from '../../../engine/records/recordSql';
import { step } from '../../../engine/records/step';
import { tasks } from '../../../engine/ports/tasks';
import { checkStoredAnswers } from '../checkStoredAnswers';
import { formVersionOf, toAnswers } from '../storedForms';
import { writeOnce } from '../../../engine/records/writeOnce';

/** Submits answers: each required one must be there and valid, what is not visible is left out, and they are scored. */
export function createSubmitForm(context: RecordContext): Handler<'submitForm'> {
  const collection = context.target('formInstances');
  const readOne = createReadOne(collection, context.target);

  async function submit(
    transaction: Transaction,
    { actor, target, ifMatch }: RecordCall<'submitForm'>,
  ): Promise<WrittenRow> {
    const at = { actor, hashcode: target };
    const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
    if (!editableAnswerStatuses.some((status) => status === stored['status']))
      throw actionRefused(sentences.submittedAlready());
    const { content } = await formVersionOf(transaction, actor.tenant, String(stored['edition']));
    const answers = visibleAnswers(content, toAnswers(stored['answers']));
    const [fields = {}] = await checkStoredAnswers(
      transaction,
      actor.tenant,
      [{ content, answers }],
      'final',
    );
    if (Object.keys(fields).length > 0) throw incomplete(fields);
    const submitted = step('formInstances', 'submit');
    const values = {
      ...submitted.values,
      answers,
      progress: 100,
      score: scoreOf(content, answers),
      submitted: new Date().toISOString(),
    };
    const [row] = await transaction.rows(
      writtenRow,
      updateSql(collection, context.target, actor, target, values, submitted.from),
    );
    if (!row) throw actionRefused(sentences.submittedAlready());
    if (typeof stored['task'] === 'string') await tasks().complete(transaction, actor.tenant, stored['task']);
    return row;
  }

  return async (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const row = await submit(transaction, call);
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

function incomplete(fields: Readonly<Record<string, readonly string[]>>): ApiProblem {
  return refusedAction(sentences.answersIncomplete(), { fields });
}
