import { limits, rowRule, type Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import { actionRefused, type ActionRequest } from '../records/actionRefused';
import { succeeded, versionOf, type Answer } from '../records/answer';
import type { RecordOverride } from '../records/createRecords';
import { lockRecord } from '../records/lockRecord';
import type { RecordContext } from '../records/recordContext';
import { createReadOne } from '../records/recordSql';
import { writeOnce } from '../records/writeOnce';

const makeTasksSchema = v.strictObject({
  action: v.literal('make_tasks'),
  target: v.pipe(v.string(), v.uuid()),
  data: v.strictObject({
    events: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.minLength(1), v.maxLength(limits.maxBulk)),
  }),
});

/** Templates are records, but for this: one makes a task for each of some events, all in one step that can be undone. */
export const taskTemplatesOverride: RecordOverride = (context, collection, verbs) => {
  const makeTasks = createMakeTasks(context, collection);
  return {
    ...verbs,
    ownActions: ['make_tasks'],
    act: (actor, body, ifMatch, intent) => {
      if (!v.is(v.object({ action: v.literal('make_tasks') }), body)) {
        return verbs.act(actor, body, ifMatch, intent);
      }
      const parsed = v.safeParse(makeTasksSchema, body);
      if (!parsed.success) throw actionRefused('Making tasks needs the events that they are for.');
      const { target, data } = parsed.output;
      return makeTasks({ actor, target, ifMatch, intent }, data.events);
    },
  };
};

function createMakeTasks(context: RecordContext, collection: Collection) {
  const readOne = createReadOne(collection, context.target);
  const tasks = context.target('tasks');

  async function makeTasks(
    transaction: Transaction,
    { actor, target, ifMatch }: ActionRequest,
    events: readonly string[],
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

  return async (request: ActionRequest, events: readonly string[]): Promise<Answer> => {
    const { roles } = request.actor;
    const isPermitted = rowRule(collection, 'update', roles) && rowRule(tasks, 'create', roles);
    if (!isPermitted) throw forbidden();
    return writeOnce(context, tasks, request, async (transaction, changeSet) => {
      const body = await makeTasks(transaction, request, events);
      return { status: 200, body: succeeded(body), headers: { 'change-set': changeSet } };
    });
  };
}
