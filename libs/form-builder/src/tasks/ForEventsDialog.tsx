import { RecordsPicker, type Selected } from '@callboard/pickers';
import { useState } from 'react';
import { MakeTasksDialog } from './MakeTasksDialog';
import { taskMessages as words } from './taskMessages';
import type { TemplateToUse } from './useMakeTasks';

export interface ForEventsDialogProps {
  template: TemplateToUse;
  onClose: () => void;
}

/** Selects the events that get the task of a template. */
export function ForEventsDialog({ template, onClose }: ForEventsDialogProps) {
  const [events, setEvents] = useState<readonly Selected[]>([]);
  return (
    <MakeTasksDialog
      title={words.makeTitle(template.title)}
      intro={words.makeText}
      label={words.events}
      missing={words.chooseEvents}
      selected={events.length === 0 ? undefined : { template, events: events.map(hashcodeOf) }}
      onClose={onClose}
    >
      <RecordsPicker collection="events" canAdd={false} value={events} onChange={setEvents} />
    </MakeTasksDialog>
  );
}

function hashcodeOf(selected: Selected): string {
  return typeof selected === 'string' ? selected : selected.hashcode;
}
