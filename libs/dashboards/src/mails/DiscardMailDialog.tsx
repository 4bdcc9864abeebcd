import { actions } from '@callboard/api-client/actions';
import type { UndeliveredMail } from '@callboard/api-contract/notifications';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { mailMessages as words } from './mailMessages';

export interface DiscardMailDialogProps {
  mail: UndeliveredMail;
  onClose: () => void;
  /** Called after the attempt, also when the mail was gone already. */
  onDiscard: () => void;
}

/** Asks for a confirmation, because the server deletes the text of a discarded mail. */
export function DiscardMailDialog({ mail, onClose, onDiscard }: DiscardMailDialogProps) {
  const { id, subject, to } = mail;
  const alerts = useAlerts();
  const [discardMail, { isLoading }] = actions.discardMail.useAction();

  async function discard() {
    const outcome = await discardMail({ mail: id });
    onClose();
    if (outcome.ok) alerts.show({ kind: 'success', message: words.discarded(to) });
    onDiscard();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.discardTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void discard()}>
            {words.discard}
          </Button>
        </>
      }
    >
      <p>{words.discardText(subject, to)}</p>
    </Dialog>
  );
}
