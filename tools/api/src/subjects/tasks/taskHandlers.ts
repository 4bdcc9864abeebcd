import { hasRole, type CollectionName } from '@callboard/api-contract';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { notFound } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { createMakeTasks } from './actions/makeTasks';
import { createRemindOfTask } from './actions/remindOfTask';
import { readTaskAnswers } from './readTaskAnswers';

/** The verbs of tasks and their templates, and who has answered. */
export function createTaskHandlers(context: RecordContext) {
  /** Only those who can read a record learn what belongs to it. */
  async function assertReadable(actor: TenantActor, of: CollectionName, hashcode: string) {
    const readOne = createReadOne(context.target(of), context.target);
    const [found] = await context.database
      .forTenant(actor.tenant)
      .rows(readRow, readOne(actor, hashcode, ['name']));
    if (!found) throw notFound();
  }

  return {
    makeTasks: lazyHandler(() => createMakeTasks(context)),
    remindOfTask: lazyHandler(() => createRemindOfTask(context)),

    taskAnswers: async ({ input: { task }, session }) => {
      const actor = actorOf(session);
      await assertReadable(actor, 'tasks', task);
      const isStaff = hasRole(actor.roles, ['staff']);
      if (!isStaff && !actor.individual) return { results: [] };
      const contact = isStaff ? null : (actor.individual ?? null);
      const queries = context.database.forTenant(actor.tenant);
      return { results: await readTaskAnswers(queries, actor.tenant, task, contact) };
    },
  } satisfies Partial<AllHandlers>;
}
