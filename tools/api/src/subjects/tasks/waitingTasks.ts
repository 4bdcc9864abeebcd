import { seasonStart, startOfDay, waitingRow, type WaitingQueries } from '../../engine/facts/waitingWork';

/** Tasks of the office whose day is over. One with a form is done by filling it in. */
export const waitingTasks: WaitingQueries<'tasks_overdue'> = {
  tasks_overdue: (scope) =>
    `${waitingRow('k', { at: startOfDay(scope, 'k.due_on'), about: 'e.qed_title', isReady: '(k.form IS NULL)' })}
      FROM ${scope.from('tasks', 'k')} JOIN ${scope.from('events', 'e')} ON e.hashcode = k.event
      WHERE k.status = 'open' AND k.audience = 'staff' AND k.due_on >= ${seasonStart(scope)} AND k.due_on < ${scope.today}`,
};
