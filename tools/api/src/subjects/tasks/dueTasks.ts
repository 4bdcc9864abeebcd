import { tenants } from '@callboard/all-tenants';
import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Database } from '../../engine/database/openDatabase';
import type { JobHandler } from '../../engine/jobs/defineJob';
import { forEachOf } from '../../engine/jobs/forEachOf';
import { readOpenTask, usersOfTask } from './openTasks';
import { notify } from '../../engine/notifications/notify';

const dueRow = v.object({ hashcode: v.string() });

/** Notifies once of each task that is due today or tomorrow; again where its day moves. */
export function createFindDueTasks(database: Database): JobHandler<Readonly<Record<never, never>>> {
  return async () => {
    await forEachOf(tenantCodes, async (tenant) => {
      const due = await database.forTenant(tenant).rows(dueRow, {
        text: `SELECT t.hashcode FROM tasks t WHERE t.tenant = $1 AND t.status = 'open'
          AND t.due_on BETWEEN (now() AT TIME ZONE $2)::date AND (now() AT TIME ZONE $2)::date + 1
          AND NOT EXISTS (SELECT FROM notifications n WHERE n.tenant = t.tenant AND n.kind = 'taskDue'
            AND n.record = t.hashcode AND n.facts ->> 'due' = t.due_on::text)`,
        values: [tenant, tenants[tenant].timeZone],
      });
      await forEachOf(due, ({ hashcode }) => ofDueTask(database, tenant, hashcode));
    });
  };
}

async function ofDueTask(database: Database, tenant: TenantCode, record: string): Promise<void> {
  await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
    const task = await readOpenTask(transaction, tenant, record);
    if (!task?.due) return;
    await notify(transaction, tenant, {
      kind: 'taskDue',
      cause: `due ${record} ${task.due}`,
      about: { collection: 'tasks', record },
      facts: { name: task.name, event: task.event, due: task.due },
      users: await usersOfTask(transaction, tenant, record, task.audience),
    });
  });
}
