import { collectionNamed, type RecordOf, type RecordReference } from '@callboard/api-contract';
import { mayEver, useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { RecordPicker } from '@callboard/pickers';
import { Button, Dialog, Field } from '@callboard/ui-kit';
import { useState } from 'react';
import { taskMessages as words } from './taskMessages';
import { useMakeTasks } from './useMakeTasks';

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
  const [isMissing, setMissing] = useState(false);
  const { make, isLoading } = useMakeTasks();

  async function submit() {
    if (!template) return setMissing(true);
    if (await make(template, [event.hashcode])) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.fromTemplate}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void submit()}>
            {words.make}
          </Button>
        </>
      }
    >
      <Field
        label={words.template}
        required
        error={isMissing && !template ? words.chooseTemplate : undefined}
      >
        <RecordPicker
          collection="taskTemplates"
          canAdd={false}
          value={template}
          onChange={setTemplate}
          filters={[{ field: 'status', operator: 'eq', value: 'active' }]}
        />
      </Field>
    </Dialog>
  );
}
