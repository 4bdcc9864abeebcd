import { useZone } from '@callboard/records';
import { useCollectionOf } from '@callboard/tenant';
import { Card, EmptyState, formatInstant, Icon } from '@callboard/ui-kit';
import { Link } from 'wouter';
import { recordHref } from './listHref';
import { messages } from './messages';
import styles from './OwnLists.module.css';
import type { Task } from './tasksOf';

/** What the one who reads should do next. */
export function TaskCard({ tasks }: { tasks: readonly Task[] }) {
  const collections = { entry: useCollectionOf('entries'), part: useCollectionOf('participants') };
  const zone = useZone();
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
                <Link href={recordHref(collections[of], hashcode)}>{messages.task[kind]}</Link>
                <span className={styles.where}>{messages.titleIn(title, event)}</span>
              </span>
              {due !== null && (
                <span className={styles.due}>
                  {(kind === 'late' ? messages.closed : messages.due)(formatInstant(due, zone))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
