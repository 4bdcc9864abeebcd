import { collections } from '@callboard/api-client/collections';
import { recordPath, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useRecordName } from '@callboard/app-state';
import { DueDateText, formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, KeyValueList, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { BeginAnswer } from '../forms/BeginAnswer';
import { useHashcode } from '@callboard/records/screen';
import { AnswersOfTask } from './AnswersOfTask';
import { taskMessages as words } from './taskMessages';

/** A task as those see it who take part: what it asks, by when, and the way to do it. */
export function Screen() {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = collections.tasks.useGet(hashcode);
  useRecordName(data?.qed_model.title);
  return (
    <Page width="text">
      {problem?.kind === 'missing' ? (
        <EmptyState
          title={words.gone}
          icon="checklist"
          isPage
          action={
            <Link to="/tasks" {...buttonVariant()}>
              {words.toDo}
            </Link>
          }
        >
          {words.goneText}
        </EmptyState>
      ) : (
        <QueryView
          query={{ value: data, problem, isLoading, retry: refetch }}
          loading={<Skeleton lines={8} />}
        >
          {(task) => <Task task={task} />}
        </QueryView>
      )}
    </Page>
  );
}

function Task({ task }: { task: RecordOf<'tasks'> }) {
  const { hashcode, name, event, due_on, instructions, form, per_entry, status } = task;
  const isOpen = status === 'open';
  return (
    <>
      <PageHeader
        title={name}
        actions={
          isOpen && form && per_entry !== true ? (
            <BeginAnswer definition={form.hashcode} task={hashcode} isMain />
          ) : undefined
        }
      />
      <Card>
        <KeyValueList
          items={[
            {
              label: words.dueBy,
              value: <DueDay day={due_on} isOpen={isOpen} />,
            },
            {
              label: words.event,
              value: (
                <Link to={recordPath(collectionNamed('events'), { hashcode: event.hashcode })}>
                  {event.title}
                </Link>
              ),
            },
            ...(instructions === null ? [] : [{ label: words.whatToDo, value: instructions }]),
            ...(isOpen ? [] : [{ label: words.state, value: words.notOpen }]),
          ]}
        />
      </Card>
      {form && per_entry === true && <AnswersOfTask task={hashcode} isOpen={isOpen} />}
    </>
  );
}

function DueDay({ day, isOpen }: { day: string | null; isOpen: boolean }) {
  if (day === null) return words.noDay;
  return isOpen ? <DueDateText value={day} /> : formatDay(day);
}
