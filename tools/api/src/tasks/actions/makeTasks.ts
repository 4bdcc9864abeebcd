import { rowRule } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler, RecordCall } from '../../calls/handler';
import { anyOf } from '../../database/anyOf';
import type { Transaction } from '../../database/TenantDatabase';
import { forbidden } from '../../problems';
import { actionRefused } from '../../records/actionRefused';
import { succeeded, versionOf } from '../../records/answer';
import { lockRecord } from '../../records/lockRecord';
import type { RecordContext } from '../../records/recordContext';
import { createReadOne, readRow } from '../../records/recordSql';
import { writeOnce } from '../../records/writeOnce';

/** What a task takes over from its template. */
const copied = ['name', 'instructions', 'audience', 'form', 'anchor', 'days'] as const;

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
    // An event that has the task already keeps the one that it has.
    const made = await transaction.db
      .insertInto('tasks')
      .columns(['tenant', ...copied, 'event', 'template'])
      .expression((eb) =>
        eb
          .selectFrom('task_templates as p')
          .innerJoin('events as e', 'e.tenant', 'p.tenant')
          .select([
            'p.tenant',
            ...copied.map((column) => `p.${column}` as const),
            'e.hashcode',
            'p.hashcode as template',
          ])
          .where('p.tenant', '=', actor.tenant)
          .where('p.hashcode', '=', target)
          .where('e.hashcode', '=', anyOf('uuid', events))
          .orderBy('e.hashcode'),
      )
      .onConflict((conflict) => conflict.columns(['tenant', 'event', 'template']).doNothing())
      .returning('hashcode')
      .execute();
    if (made.length === 0) throw actionRefused(sentences.tasksExist());
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
