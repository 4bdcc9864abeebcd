import type { Tasks } from '../../engine/ports/tasks';
import { step } from '../../engine/records/step';

const done = step('tasks', 'complete');

/** Closes a task of one of the staff with an answer to it. */
export const completeTask: Tasks['complete'] = async (transaction, tenant, task) => {
  await transaction.query({
    text: `UPDATE tasks SET ${done.set} WHERE tenant = $1 AND hashcode = $2::uuid AND audience = 'staff' AND ${done.when}`,
    values: [tenant, task],
  });
};
