import type { RecordOf } from '@callboard/api-contract';
import { fieldsOf } from '@callboard/api-contract/forms';
import { Button } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { formMessages as words } from './formMessages';
import { PublishDialog } from './PublishDialog';
import type { Workshop } from './useWorkshop';

export interface PublishFormProps {
  form: RecordOf<'formDefinitions'>;
  workshop: Workshop;
}

/** Publishes the edited form, or shows why there is nothing to publish. */
export function PublishForm({ form, workshop }: PublishFormProps) {
  const [isOpen, setOpen] = useState(false);
  const alerts = useAlerts();

  function begin() {
    const isFirst = (form.edition ?? 0) === 0;
    if (fieldsOf(workshop.content).length === 0) alerts.show({ kind: 'info', message: words.asksNothing });
    else if (!isFirst && !workshop.isChanged && form.is_changed !== true)
      alerts.show({ kind: 'info', message: words.nothingChanged });
    else setOpen(true);
  }

  return (
    <>
      <Button variant="primary" icon="upload" onClick={begin}>
        {words.publish}
      </Button>
      {isOpen && <PublishDialog form={form} workshop={workshop} onClose={() => setOpen(false)} />}
    </>
  );
}
