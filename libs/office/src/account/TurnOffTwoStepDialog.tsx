import { actions } from '@callboard/api-client/actions';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { accountMessages as words } from './accountMessages';

export interface TurnOffTwoStepDialogProps {
  user: { hashcode: string; name: string };
  onClose: () => void;
}

/** Asks an admin to confirm before a user's sign-in becomes less secure. */
export function TurnOffTwoStepDialog({ user, onClose }: TurnOffTwoStepDialogProps) {
  const alerts = useAlerts();
  const [removeTotp, { isLoading }] = actions.removeTotp.useAction();

  async function turnOff() {
    const outcome = await removeTotp({ user: user.hashcode });
    onClose();
    if (outcome.ok) alerts.show({ kind: 'success', message: words.turnedOff });
  }

  return (
    <Dialog
      open
      role="alertdialog"
      title={words.turnOffForTitle(user.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" isBusy={isLoading} onClick={() => void turnOff()}>
            {words.turnOff}
          </Button>
        </>
      }
    >
      <p>{words.turnOffForText}</p>
    </Dialog>
  );
}
