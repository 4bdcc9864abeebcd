import { etagOf } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { isAnswerMissing } from '@callboard/domain/tasks';
import * as v from 'valibot';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { notify } from '../../../engine/notifications/notify';
import { readOpenTask } from '../openTasks';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { readTaskAnswers } from '../readTaskAnswers';

const userRow = v.object({ user: v.string(), was_reminded: v.boolean() });

/** Notifies the contacts of the entries whose answer to a task is missing, each once an hour at most. */
export function createRemindOfTask(context: RecordContext): Handler<'remindOfTask'> {
  const collection = context.target('tasks');
  const readOne = createReadOne(collection, context.target);

  return async (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const { actor, target, ifMatch } = call;
      const at = { actor, hashcode: target };
      // Locked, so that two members of staff do not remind at the same time.
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      await remind(transaction, call);
      const [row] = await transaction.rows(readRow, readOne(actor, target));
      if (!row) throw actionRefused(sentences.noAnswerMissing());
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}

async function remind(
  transaction: Transaction,
  { actor: { tenant }, target, input: { entries } }: RecordCall<'remindOfTask'>,
): Promise<void> {
  const task = await readOpenTask(transaction, tenant, target);
  if (!task) throw actionRefused(sentences.wrongStatus({ record: 'Task' }));
  const missing = (await readTaskAnswers(transaction, tenant, target, null)).filter(
    ({ entry, answer }) => isAnswerMissing(answer) && (!entries || entries.includes(entry.hashcode)),
  );
  const contacts = missing.flatMap(({ contact }) => (contact ? [contact.hashcode] : []));
  const users = await transaction.rows(userRow, {
    text: `SELECT u.hashcode AS "user", EXISTS (SELECT FROM notifications n WHERE n.tenant = u.tenant AND n."user" = u.hashcode
        AND n.kind = 'taskDue' AND n.record = $3 AND n.at > now() - interval '1 hour') AS was_reminded
      FROM users u WHERE u.tenant = $1 AND u.individual = ANY ($2::uuid[]) AND 'participant' = ANY (u.roles)`,
    values: [tenant, contacts, target],
  });
  if (users.length === 0) throw actionRefused(sentences.noAnswerMissing());
  const due = users.filter(({ was_reminded }) => !was_reminded);
  if (due.length === 0) throw actionRefused(sentences.remindedRecently());
  await notify(transaction, tenant, {
    kind: 'taskDue',
    cause: `reminder ${target} ${new Date().toISOString()}`,
    about: { collection: 'tasks', record: target },
    facts: { name: task.name, event: task.event, due: task.due ?? '' },
    users: due.map(({ user }) => user),
  });
}
