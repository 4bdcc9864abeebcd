import { twoStep } from '@callboard/auth/account';
import { Button } from '@callboard/ui-kit/elements';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { accountMessages as words } from './accountMessages';

export interface TurnOffTwoStepDialogProps {
  user: { hashcode: string; name: string };
  onClose: () => void;
}

/** Asks an admin once more before a user's sign-in is made weaker. */
export function TurnOffTwoStepDialog({ user, onClose }: TurnOffTwoStepDialogProps) {
  const alerts = useAlerts();
  const [isBusy, setBusy] = useState(false);

  async function turnOff() {
    setBusy(true);
    const outcome = await twoStep.removeFor(user.hashcode);
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
          <Button variant="danger" isBusy={isBusy} onClick={() => void turnOff()}>
            {words.turnOff}
          </Button>
        </>
      }
    >
      <p>{words.turnOffForText}</p>
    </Dialog>
  );
}
