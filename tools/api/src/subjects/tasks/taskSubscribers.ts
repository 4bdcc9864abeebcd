import type { PayloadOf } from '@callboard/api-contract/events';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { changesOf } from '../../engine/events/changesOf';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { readOpenTask, usersOfTask } from './openTasks';

/** Notifies those whom a new task is for. */
export function taskSubscribers() {
  return [subscribe('task.given', 'notifications', ofTask)];
}

async function ofTask({ record }: PayloadOf<'task.given'>, source: EventSource, transaction: Transaction) {
  const { tenant, number } = source;
  const task = await readOpenTask(transaction, tenant, record);
  if (!task) return;
  const users = await usersOfTask(transaction, tenant, record, task.audience);
  const actors = (await changesOf(transaction, record, source)).map(({ actor }) => actor);
  await notify(transaction, tenant, {
    kind: 'taskGiven',
    cause: `event ${number}`,
    about: { collection: 'tasks', record },
    facts: { name: task.name, event: task.event, due: task.due ?? '' },
    users: users.filter((user) => !actors.includes(user)),
  });
}
