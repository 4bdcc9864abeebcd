import { useToday, useZone } from '@callboard/records';
import { useCollectionOf } from '@callboard/tenant';
import { Card, DueDateText, EmptyState, formatDay, formatInstant, Icon } from '@callboard/ui-kit';
import { Link } from 'wouter';
import { recordHref } from './listHref';
import { messages } from './messages';
import styles from './OwnLists.module.css';
import type { Task } from './tasksOf';

/** What the one who reads should do next. */
export function TaskCard({ tasks }: { tasks: readonly Task[] }) {
  const collections = {
    entry: useCollectionOf('entries'),
    part: useCollectionOf('participants'),
    task: 'tasks' as const,
  };
  const zone = useZone();
  const today = useToday();
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
                <Link href={recordHref(collections[of], hashcode)}>
                  {kind === 'asked' ? title : messages.task[kind]}
                </Link>
                <span className={styles.where}>
                  {kind === 'asked' ? event : messages.titleIn(title, event)}
                </span>
              </span>
              {due !== null && (
                <span className={styles.due}>
                  {kind === 'asked' && due <= today ? (
                    <DueDateText value={due} />
                  ) : (
                    (kind === 'late' ? messages.closed : messages.due)(
                      kind === 'asked' ? formatDay(due) : formatInstant(due, zone),
                    )
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
