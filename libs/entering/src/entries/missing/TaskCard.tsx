import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { DueOfTask, MissingItem } from './MissingItem';
import { MissingRow } from './MissingRow';
import { useMissing } from './useMissing';
import { recordHref } from '@callboard/records/screen';
import { missingMessages as words } from './missingMessages';
import styles from './TaskCard.module.css';
import { keyOfTask, tasksOf, type Task } from './tasksOf';

export interface TaskListProps {
  facts: Pick<DashboardOf<'participant'>, 'entries' | 'parts' | 'tasks'>;
  /** How many are shown, the earliest deadline first. @default all */
  most?: number | undefined;
}

/** Number that is visible on a phone; the others are a link away. */
const next = 6;

/** The user's next tasks. */
export function TaskCard({ facts }: Pick<TaskListProps, 'facts'>) {
  return (
    <Card title={words.tasks}>
      <TaskList facts={facts} most={next} />
    </Card>
  );
}

/** Tasks, each a link to where it is done. */
export function TaskList({ facts, most = Infinity }: TaskListProps) {
  const [now] = useState(() => new Date());
  const tasks = tasksOf(facts, useMissing(now));
  if (tasks.length === 0)
    return (
      <EmptyState icon="success" title={words.noTasks}>
        {words.noTasksText}
      </EmptyState>
    );
  // One more takes no more room than the link to it.
  const isCut = tasks.length > most + 1;
  return (
    <>
      <ul className={styles.tasks} role="list">
        {(isCut ? tasks.slice(0, most) : tasks).map((task) => (
          <Line key={keyOfTask(task)} task={task} now={now} />
        ))}
      </ul>
      {isCut && (
        <p className={styles.all}>
          <Link to="/tasks">{words.allTasks(tasks.length)}</Link>
        </p>
      )}
    </>
  );
}

function Line({ task, now }: { task: Task; now: Date }) {
  if (task.of === 'entry') {
    const { entry, missing } = task;
    const where = words.titleIn(entry.title, entry.event.title);
    return <MissingItem item={missing} entry={entry} facts={entry} now={now} where={where} />;
  }
  if (task.of === 'part') {
    const { hashcode, title, event, entry } = task.part;
    return (
      <MissingRow
        subject={<Link to={recordHref('participants', hashcode)}>{words.confirmPart}</Link>}
        // Several parts carry the same name, one's own: the act distinguishes them.
        where={words.titleIn(entry?.title ?? title, event.title)}
      />
    );
  }
  const { hashcode, title, due_on, event } = task.task;
  return (
    <MissingRow
      subject={<Link to={recordHref('tasks', hashcode)}>{title}</Link>}
      where={event.title}
      due={due_on === null ? undefined : <DueOfTask day={due_on} />}
    />
  );
}
