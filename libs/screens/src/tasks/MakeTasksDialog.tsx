import { RecordsPicker, type Chosen } from '@callboard/pickers';
import { Button, Dialog, Field, Stack } from '@callboard/ui-kit';
import { useState } from 'react';
import { taskMessages as words } from './taskMessages';
import { useMakeTasks, type TemplateToUse } from './useMakeTasks';

export interface MakeTasksDialogProps {
  template: TemplateToUse;
  onClose: () => void;
}

/** Chooses the events that get the task of a template. */
export function MakeTasksDialog({ template, onClose }: MakeTasksDialogProps) {
  const [events, setEvents] = useState<readonly Chosen[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { make, isLoading } = useMakeTasks();

  async function submit() {
    if (events.length === 0) return setMissing(true);
    if (await make(template, events.map(hashcodeOf))) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.makeTitle(template.title)}
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
      <Stack>
        <p>{words.makeText}</p>
        <Field
          label={words.events}
          required
          error={isMissing && events.length === 0 ? words.chooseEvents : undefined}
        >
          <RecordsPicker collection="events" canAdd={false} value={events} onChange={setEvents} />
        </Field>
      </Stack>
    </Dialog>
  );
}

function hashcodeOf(chosen: Chosen): string {
  return typeof chosen === 'string' ? chosen : chosen.hashcode;
}
