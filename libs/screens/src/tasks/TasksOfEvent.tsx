import { collectionNamed, type RecordOf, type RecordReference } from '@callboard/api-contract';
import { mayEver, useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { MakeTasksDialog } from './MakeTasksDialog';
import { taskMessages as words } from './taskMessages';

/** What is to be done for an event, and by when. */
export function TasksOfEvent({ event }: { event: RecordOf<'events'> }) {
  const [isAsking, setAsking] = useState(false);
  const actor = useActor();
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const mayAdd = mayEver(collectionNamed('taskTemplates'), 'update', actor);
  return (
    <>
      <RecordList
        collection="tasks"
        fixedFilters={ofEvent}
        isEmbedded
        actions={
          mayAdd && (
            <Button icon="plus" onClick={() => setAsking(true)}>
              {words.fromTemplate}
            </Button>
          )
        }
      />
      {isAsking && <FromTemplateDialog event={event} onClose={() => setAsking(false)} />}
    </>
  );
}

function FromTemplateDialog({ event, onClose }: { event: RecordOf<'events'>; onClose: () => void }) {
  const [template, setTemplate] = useState<RecordReference | null>(null);
  return (
    <MakeTasksDialog
      title={words.fromTemplate}
      label={words.template}
      missing={words.chooseTemplate}
      chosen={template ? { template, events: [event.hashcode] } : undefined}
      onClose={onClose}
    >
      <RecordPicker
        collection="taskTemplates"
        canAdd={false}
        value={template}
        onChange={setTemplate}
        filters={active}
      />
    </MakeTasksDialog>
  );
}

const active = [{ field: 'status', operator: 'eq', value: 'active' }] as const;
