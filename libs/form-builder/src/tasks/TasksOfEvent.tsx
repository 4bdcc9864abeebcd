import type { RecordOf, RecordReference } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { canEver, useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { RecordPicker } from '@callboard/pickers';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { MakeTasksDialog } from './MakeTasksDialog';
import { taskMessages as words } from './taskMessages';

/** The tasks of an event with their deadlines. */
export function TasksOfEvent({ event }: { event: RecordOf<'events'> }) {
  const [isOpen, setOpen] = useState(false);
  const actor = useActor();
  const ofEvent = [{ field: 'event', operator: 'eq', value: event.hashcode }] as const;
  const canAdd = canEver(collectionNamed('taskTemplates'), 'update', actor);
  return (
    <>
      <RecordList
        collection="tasks"
        fixedFilters={ofEvent}
        isEmbedded
        actions={
          canAdd && (
            <Button icon="plus" onClick={() => setOpen(true)}>
              {words.fromTemplate}
            </Button>
          )
        }
      />
      {isOpen && <FromTemplateDialog event={event} onClose={() => setOpen(false)} />}
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
      selected={template ? { template, events: [event.hashcode] } : undefined}
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
