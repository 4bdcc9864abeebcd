import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canReach, useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { ForEventsDialog } from './ForEventsDialog';
import { taskMessages as words } from './taskMessages';

/** A task template with the tasks made from it, and a button to make more. */
export function Screen() {
  const hashcode = useHashcode();
  const ofTemplate = [{ field: 'template', operator: 'eq', value: hashcode }] as const;
  return (
    <CommentedProfile
      collection="taskTemplates"
      hashcode={hashcode}
      leadingTabs={[
        {
          id: 'tasks',
          label: words.tasks,
          render: () => <RecordList collection="tasks" fixedFilters={ofTemplate} isEmbedded />,
        },
      ]}
      actions={(record) => <UseTemplate record={record} />}
    />
  );
}

function UseTemplate({ record }: { record: RecordOf<'taskTemplates'> }) {
  const [isOpen, setOpen] = useState(false);
  const canChange = canReach(collectionNamed('taskTemplates'), 'update', record, useActor());
  if (!canChange || record['status'] !== 'active') return null;
  return (
    <>
      <Button variant="primary" icon="calendar" onClick={() => setOpen(true)}>
        {words.makeTasks}
      </Button>
      {isOpen && (
        <ForEventsDialog
          template={{ hashcode: record.hashcode, title: record.qed_model.title }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
