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

/** Deletes the selected records after a confirmation. */
export function BulkRemove({ count, label, onRemove }: BulkRemoveProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="danger" size="small" icon="trash" onClick={() => setConfirming(true)}>
        {messages.remove}
      </Button>
      <Dialog
        open={isConfirming}
        role="alertdialog"
        title={bulkMessages.removeTitle(count, label)}
        onOpenChange={setConfirming}
        actions={
          <>
            <Button data-autofocus onClick={() => setConfirming(false)}>
              {messages.cancel}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setConfirming(false);
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
