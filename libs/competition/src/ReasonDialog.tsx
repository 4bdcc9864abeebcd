import { sheetLimits } from '@callboard/api-contract/competition';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';

export interface ReasonDialogProps {
  /** The texts, in the words of what is done. */
  texts: { title: string; text: string; reason: string; cancel: string; action: string };
  isLoading?: boolean;
  /** Called with the reason, which is never empty. */
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** Requests a reason before something is done to a score sheet. */
export function ReasonDialog({ texts, isLoading = false, onSubmit, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <Dialog
      open
      title={texts.title}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={given === '' || isLoading} onClick={() => onSubmit(given)}>
            {texts.action}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <Field label={texts.reason} required>
        <TextArea
          value={reason}
          maxLength={sheetLimits.reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </Dialog>
  );
}
