import type { Label } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { messages } from '../messages';
import { bulkMessages } from './bulkMessages';

export interface BulkRemoveProps {
  count: number;
  label: Label;
  onRemove: () => Promise<void>;
}

/** Deletes the selected records, once the user has confirmed it. */
export function BulkRemove({ count, label, onRemove }: BulkRemoveProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" icon="trash" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      <Dialog
        open={isAsking}
        role="alertdialog"
        title={bulkMessages.removeTitle(count, label)}
        onOpenChange={setAsking}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {messages.cancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void onRemove();
              }}
            >
              {messages.remove}
            </Button>
          </>
        }
      >
        <p>{bulkMessages.removeText}</p>
      </Dialog>
    </>
  );
}
