import { useToday, useZone } from '@callboard/records';
import { useCollectionOf } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { DueDateText, formatDay, formatInstant } from '@callboard/ui-kit/dates';
import { Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from './listHref';
import { messages } from './messages';
import styles from './OwnLists.module.css';
import type { Task } from './tasksOf';

/** The user's next tasks. */
export function TaskCard({ tasks }: { tasks: readonly Task[] }) {
  const collections = {
    entry: useCollectionOf('entries'),
    part: useCollectionOf('participants'),
    task: 'tasks' as const,
  };
  return (
    <Card title={messages.tasks}>
      {tasks.length === 0 ? (
        <EmptyState icon="success" title={messages.noTasks}>
          {messages.noTasksText}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {tasks.map(({ kind, of, hashcode, title, event, due }) => (
            <li key={`${kind} ${hashcode}`} className={styles.task} data-late={kind === 'late' || undefined}>
              <Icon name={kind === 'late' ? 'warning' : 'pencil'} />
              <span className={styles.what}>
                <Link to={recordHref(collections[of], hashcode)}>
                  {kind === 'fromOrganisers' ? title : messages.task[kind]}
                </Link>
                <span className={styles.where}>
                  {kind === 'fromOrganisers' ? event : messages.titleIn(title, event)}
                </span>
              </span>
              {due !== null && (
                <span className={styles.due}>
                  <Due kind={kind} due={due} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The deadline: a day for a task from the organisers, else the instant at which entries close or have closed. */
function Due({ kind, due }: { kind: Task['kind']; due: string }) {
  const zone = useZone();
  const today = useToday();
  if (kind !== 'fromOrganisers')
    return (kind === 'late' ? messages.closed : messages.due)(formatInstant(due, zone));
  return due > today ? messages.due(formatDay(due)) : <DueDateText value={due} />;
}
