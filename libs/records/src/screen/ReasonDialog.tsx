import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useRef, useState, type ReactNode } from 'react';
import { screenMessages as words } from './screenMessages';

export interface ReasonDialogProps {
  title: string;
  /** Readers of the reason, and what happens then. */
  children: ReactNode;
  /** The label of the button. */
  submitLabel: string;
  /** @default false */
  isDanger?: boolean | undefined;
  maxLength: number;
  /** Resolves to whether it was done; if not, the dialog stays open with the reason. */
  onSubmit: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of an action, such as a report. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, submitLabel, isDanger = false, maxLength, onSubmit, onClose } = props;
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  async function submit() {
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) {
      area.current?.focus();
      return;
    }
    setBusy(true);
    const isDone = await onSubmit(reason.trim());
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={() => void submit()}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <Field
        label={words.reason}
        required
        error={isMissing && reason.trim() === '' ? words.reasonNeeded : undefined}
      >
        <TextArea
          ref={area}
          data-autofocus
          value={reason}
          maxLength={maxLength}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
