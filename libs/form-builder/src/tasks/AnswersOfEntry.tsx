import type { EntryTask } from '@callboard/api-contract/tasks';
import { zoneName } from '@callboard/domain/calendar';
import { useZone } from '@callboard/records';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { answerLink } from '@callboard/records/screen';
import { answerAction, AnswerState } from './AnswerState';
import { taskMessages as words } from './taskMessages';
import styles from './tasks.module.css';

export interface AnswersOfEntryProps {
  entry: string;
  /** As the entry's dossier has them. */
  tasks: readonly EntryTask[];
}

/** The tasks of an entry with the state of each: what is missing, sent, approved or to be changed, by when, and where to do it. */
export function AnswersOfEntry({ entry, tasks }: AnswersOfEntryProps) {
  return (
    <ul className={styles.lines} role="list">
      {tasks.map((task) => (
        <TaskLine key={task.hashcode} task={task} entry={entry} />
      ))}
    </ul>
  );
}

function TaskLine({ task, entry }: { task: EntryTask; entry: string }) {
  const { hashcode, title, due_on, form, answer, per_entry, status } = task;
  const zone = useZone();
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <Link to={`/tasks/${hashcode}`}>{title}</Link>
        {due_on !== null && (
          <span className={styles.hint}>{words.due(formatDay(due_on), zoneName(zone, due_on))}</span>
        )}
        {answer?.status === 'change_requested' && <p className={styles.comment}>{answer.comment}</p>}
      </div>
      {form ? (
        <AnswerState answer={answer} />
      ) : (
        <StatusBadge
          label={status === 'done' ? words.done : words.toDo}
          tone={status === 'done' ? 'green' : 'blue'}
        />
      )}
      {form && (
        <Link
          {...buttonVariant({})}
          to={answerLink(hashcode, per_entry ? entry : null, answer)}
          aria-label={`${answerAction(answer)}: ${title}`}
        >
          {answerAction(answer)}
        </Link>
      )}
    </li>
  );
}
