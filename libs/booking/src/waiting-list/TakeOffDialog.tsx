import { actions } from '@callboard/api-client/actions';
import { maxLengthOfReason } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useId, useState, type FormEvent } from 'react';
import { waitingMessages as words } from './waitingMessages';
import styles from './waitingList.module.css';

export interface TakeOffDialogProps {
  party: string;
  name: string;
  onClose: () => void;
}

/** Takes a party off the waiting list, with the reason. */
export function TakeOffDialog({ party, name, onClose }: TakeOffDialogProps) {
  const [reason, setReason] = useState('');
  const [isMailed, setMailed] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [takeOff, { isLoading }] = actions.takeOffWaitingList.useAction();
  const alerts = useAlerts();
  const form = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() === '') return;
    const outcome = await takeOff(party, { reason: reason.trim(), mail: isMailed });
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.done(name) });
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      role="alertdialog"
      title={words.title(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="danger" isBusy={isLoading}>
            {words.takeOff}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <p>{words.text}</p>
        <Field
          label={words.reason}
          required
          error={isChecked && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
        </Field>
        <Checkbox
          label={words.mail}
          checked={isMailed}
          onChange={({ currentTarget: { checked } }) => setMailed(checked)}
        />
      </form>
    </Dialog>
  );
}
