import { rowRule } from '@callboard/api-contract';
import type { Handler, RecordCall } from '../../calls/handler';
import type { Transaction } from '../../database/TenantDatabase';
import { forbidden } from '../../problems';
import { actionRefused } from '../../records/actionRefused';
import { succeeded, versionOf } from '../../records/answer';
import { lockRecord } from '../../records/lockRecord';
import type { RecordContext } from '../../records/recordContext';
import { createReadOne } from '../../records/recordSql';
import { writeOnce } from '../../records/writeOnce';

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
    if (stored['status'] !== 'active') throw actionRefused('This template is retired. Bring it back first.');
    // An event that has the task already keeps the one that it has.
    const made = await transaction.query({
      text: `INSERT INTO tasks (tenant, name, event, instructions, audience, form, anchor, days, template)
        SELECT p.tenant, p.name, e.hashcode, p.instructions, p.audience, p.form, p.anchor, p.days, p.hashcode
        FROM task_templates p JOIN events e ON e.tenant = p.tenant AND e.hashcode = ANY ($3::uuid[])
        WHERE p.tenant = $1 AND p.hashcode = $2::uuid ORDER BY e.hashcode
        ON CONFLICT (tenant, event, template) DO NOTHING RETURNING hashcode`,
      values: [actor.tenant, target, events],
    });
    if (made.length === 0) throw actionRefused('Each of these events has this task already.');
    const [row] = await transaction.query<{ body: string }>(readOne(actor, target));
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
