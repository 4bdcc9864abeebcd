import { rowRule } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { forbidden } from '../../../engine/problems';
import { actionRefused } from '../../../engine/records/actionRefused';
import { succeeded, versionOf } from '../../../engine/records/answer';
import { lockRecord } from '../../../engine/records/lockRecord';
import type { RecordContext } from '../../../engine/records/recordContext';
import { createReadOne, readRow } from '../../../engine/records/recordSql';
import { writeOnce } from '../../../engine/records/writeOnce';
import { insertTasks } from '../insertTasks';

/** Makes a task from a template for each of some events, all in one step that can be undone. */
export function createMakeTasks(context: RecordContext): Handler<'makeTasks'> {
  const collection = context.target('taskTemplates');
  const readOne = createReadOne(collection, context.target);
  const tasks = context.target('tasks');

  async function makeTasks(
    transaction: Transaction,
    { actor, target, ifMatch, input: { events } }: RecordCall<'makeTasks'>,
  ): Promise<string> {
    const at = { actor, hashcode: target };
    const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
    if (stored['status'] !== 'active') throw actionRefused(sentences.templateRetired());
    const made = await insertTasks(transaction, actor.tenant, target, events);
    if (made === 0) throw actionRefused(sentences.tasksExist());
    const [row] = await transaction.rows(readRow, readOne(actor, target));
    return row?.body ?? 'null';
  }

  return async (call) => {
    if (!rowRule(tasks, 'create', call.actor.roles)) throw forbidden();
    return writeOnce(context, tasks, call, async (transaction, changeSet) => {
      const body = await makeTasks(transaction, call);
      return { status: 200, body: succeeded(body), headers: { 'change-set': changeSet } };
    });
  };
}
