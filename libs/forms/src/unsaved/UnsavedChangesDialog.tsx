import { Button } from '@callboard/ui-kit/elements';
import { Dialog } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';

export interface UnsavedChangesDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks before unsaved changes are discarded (clause 2.50). */
export function UnsavedChangesDialog({ open, onDiscard, onKeep }: UnsavedChangesDialogProps) {
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={messages.unsavedTitle}
      onOpenChange={onKeep}
      actions={
        <>
          <Button data-autofocus onClick={onKeep}>
            {messages.keepEditing}
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            {messages.discard}
          </Button>
        </>
      }
    >
      <p>{messages.unsavedQuestion}</p>
    </Dialog>
  );
}
