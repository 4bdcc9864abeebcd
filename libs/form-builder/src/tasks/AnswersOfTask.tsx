import { actions, queries } from '@callboard/api-client/actions';
import type { TaskAnswer } from '@callboard/api-contract/tasks';
import { countAnswered, isAnswerMissing } from '@callboard/domain/tasks';
import { useActor } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { EmptyState, ProgressBar, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { Link } from 'react-router';
import { answerLink, lower, SendButton } from '@callboard/records/screen';
import { answerAction, AnswerState } from './AnswerState';
import { taskMessages as words } from './taskMessages';
import styles from './tasks.module.css';

/** The entries that have to answer a task, the missing ones first: staff review and remind, those who entered fill in. */
export function AnswersOfTask({ task, isOpen }: { task: string; isOpen: boolean }) {
  const { data, problem, isLoading, refetch } = queries.taskAnswers.useQuery({ task });
  const { roles } = useActor();
  const isStaff = roles.includes('staff') || roles.includes('admin');
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={
        <EmptyState icon="checklist" title={words.noEntries}>
          {words.noEntriesText}
        </EmptyState>
      }
    >
      {({ results }) => (
        <Stack>
          <Counts task={task} results={results} isStaff={isStaff} isOpen={isOpen} />
          <ul className={styles.lines}>
            {missingFirst(results).map((row) => (
              <EntryLine key={row.entry.hashcode} task={task} row={row} isStaff={isStaff} isOpen={isOpen} />
            ))}
          </ul>
        </Stack>
      )}
    </QueryView>
  );
}

interface CountsProps {
  task: string;
  results: readonly TaskAnswer[];
  isStaff: boolean;
  isOpen: boolean;
}

function Counts({ task, results, isStaff, isOpen }: CountsProps) {
  const { labels } = useTenant();
  const { all, given, toReview } = countAnswered(results);
  const next = results.find(({ answer }) => answer?.status === 'submitted')?.answer;
  const text = words.answered(given, all, lower(all === 1 ? labels.entries.one : labels.entries.many));
  return (
    <div className={styles.bar}>
      <div className={styles.share}>
        <ProgressBar label={words.answers} value={given} max={all} valueText={text} />
      </div>
      {isStaff && next && (
        <Link {...buttonVariant({ variant: 'primary' })} to={`/answers/${next.hashcode}`}>
          {words.review(toReview)}
        </Link>
      )}
      {isStaff && isOpen && given < all && (
        <Remind task={task} label={words.remindAll} text={words.remindAll} />
      )}
    </div>
  );
}

interface EntryLineProps {
  task: string;
  row: TaskAnswer;
  isStaff: boolean;
  isOpen: boolean;
}

function EntryLine({ task, row: { entry, school, contact, answer }, isStaff, isOpen }: EntryLineProps) {
  const canRemind = isStaff && isOpen && contact !== null && isAnswerMissing(answer);
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <strong>{entry.title}</strong>
        {school !== null && <span className={styles.hint}>{school}</span>}
        {isStaff && contact && <span className={styles.hint}>{words.contact(contact.title)}</span>}
      </div>
      <AnswerState answer={answer} />
      {(answer !== null || isOpen) && (
        <Link
          {...buttonVariant({})}
          to={answerLink(task, entry.hashcode, answer)}
          aria-label={`${answerAction(answer)}: ${entry.title}`}
        >
          {answerAction(answer)}
        </Link>
      )}
      {canRemind && (
        <Remind task={task} entry={entry.hashcode} label={words.remindOf(entry.title)} text={words.remind} />
      )}
    </li>
  );
}

interface RemindProps {
  task: string;
  /** Absent: all that are missing. */
  entry?: string;
  label: string;
  text: string;
}

function Remind({ task, entry, label, text }: RemindProps) {
  const [remind, { isLoading }] = actions.remindOfTask.useAction();
  const alerts = useAlerts();

  async function send() {
    const outcome = await remind(task, entry === undefined ? {} : { entries: [entry] });
    if (outcome.ok) alerts.show({ kind: 'success', message: words.reminded });
  }

  return (
    <SendButton icon="bell" name={label} isBusy={isLoading} onSend={() => void send()}>
      {text}
    </SendButton>
  );
}

function missingFirst(results: readonly TaskAnswer[]): TaskAnswer[] {
  return results.toSorted(
    (one, other) => Number(isAnswerMissing(other.answer)) - Number(isAnswerMissing(one.answer)),
  );
}
