import { maxLengthOfReason, type RecordOf } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { decideMessages as words } from './decideMessages';
import { MailPreview } from './MailPreview';

export interface DeclineDialogProps {
  record: RecordOf<'entries'>;
  onDecline: (reason: string) => void;
  onClose: () => void;
}

/** Takes the reason why an entry is declined, and shows the mail with it. */
export function DeclineDialog({ record, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      width={560}
      title={words.declineTitle(record.qed_model.title)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={() => onDecline(reason)}>
            {words.decline}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={words.reason} description={words.reasonHint}>
          <TextArea
            data-autofocus
            value={reason}
            maxLength={maxLengthOfReason}
            onChange={({ target }) => setReason(target.value)}
            // As in a chat: the keyboard alone decides one after the other.
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDecline(reason);
            }}
          />
        </Field>
        <MailPreview entry={record.hashcode} decision="decline" reason={reason} />
      </Stack>
    </Dialog>
  );
}
