import { collections } from '@callboard/api-client/collections';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { CommentedProfile } from '@callboard/records/profile';
import { BeginAnswer } from '../forms/BeginAnswer';
import { useHashcode } from '@callboard/records/screen';
import { AnswersOfTask } from './AnswersOfTask';
import { taskMessages as words } from './taskMessages';

/** A task, completed by filling in its form or by ticking it off. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: task } = collections.tasks.useGet(hashcode);
  const ofTask = [{ field: 'task', operator: 'eq', value: hashcode }] as const;
  const form = task?.form;
  const { roles } = useActor();
  // A task of entrants is not the next step of staff.
  const isOwnTask = task?.audience !== 'participant' || roles.includes('participant');
  return (
    <CommentedProfile
      collection="tasks"
      hashcode={hashcode}
      tabs={
        form
          ? [
              {
                id: 'answers',
                label: words.answers,
                render: () =>
                  task.per_entry === true ? (
                    <AnswersOfTask task={hashcode} isOpen={task.status === 'open'} />
                  ) : (
                    <RecordList collection="formInstances" fixedFilters={ofTask} isEmbedded />
                  ),
              },
            ]
          : []
      }
      actions={() =>
        form && task.per_entry !== true && task.status === 'open' ? (
          <BeginAnswer definition={form.hashcode} task={hashcode} isMain={isOwnTask} />
        ) : null
      }
    />
  );
}
