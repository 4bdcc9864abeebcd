import { queries } from '@callboard/api-client/actions';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { formatDay } from '@callboard/ui-kit/dates';
import { Link } from 'react-router';
import { messages } from '../messages';
import type { WidgetProps } from './Widget';
import { useWidgetTools } from './WidgetTools';
import styles from './widgets.module.css';

const usualRows = 5;

/** Open tasks of the user, soonest first. */
export function TasksWidget({ name, settings: { rows = usualRows } }: WidgetProps) {
  const { recordHref } = useWidgetTools();
  const { data, problem, isLoading, refetch } = queries.participantDashboard.useQuery();
  return (
    <QueryView
      query={{ value: data?.tasks, problem, isLoading, retry: refetch }}
      loading={<Skeleton lines={rows} />}
      isEmpty={(tasks) => tasks.length === 0}
      empty={<p className={styles.note}>{messages.noTasks}</p>}
    >
      {(tasks) => (
        <ul className={styles.rows} role="list" aria-label={name}>
          {tasks.slice(0, rows).map(({ hashcode, title, due_on, event }) => (
            <li key={hashcode} className={styles.row}>
              <Link to={recordHref('tasks', hashcode)}>{title}</Link>
              <span className={styles.values}>
                <span>{event.title}</span>
                {due_on !== null && <span>{messages.dueOn(formatDay(due_on))}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}
