import { collections } from '@callboard/api-client/collections';
import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { BeginAnswer } from '../forms/BeginAnswer';
import { useHashcode } from '../useHashcode';
import { taskMessages as words } from './taskMessages';

/** A task, completed by filling in its form or by ticking it off. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: task } = collections.tasks.useGet(hashcode);
  const ofTask = [{ field: 'task', operator: 'eq', value: hashcode }] as const;
  const form = task?.form;
  return (
    <RecordProfile
      collection="tasks"
      hashcode={hashcode}
      tabs={
        form
          ? [
              {
                id: 'answers',
                label: words.answers,
                render: () => <RecordList collection="formInstances" fixedFilters={ofTask} isEmbedded />,
              },
            ]
          : []
      }
      actions={() =>
        form && task.status === 'open' ? (
          <BeginAnswer definition={form.hashcode} task={hashcode} isMain />
        ) : null
      }
    />
  );
}
