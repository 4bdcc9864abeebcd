import type { RecordBase } from '@callboard/api-contract';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { transitionMessages } from '../transitions/transitionMessages';
import { bulkMessages } from './bulkMessages';
import { Refusals } from './Refusals';
import type { BulkOutcome } from './useBulkWork';

export interface BulkPreviewProps {
  title: string;
  /** The name of the button that does it. */
  action: string;
  isDanger?: boolean | undefined;
  /** The longest reason that it takes; absent where it takes none. */
  maxLengthOfReason?: number | undefined;
  /** The records that it would be done to, by hashcode. */
  records: ReadonlyMap<string, RecordBase>;
  /** How many of the selected ones it is not for, and stay as they are. */
  unaffected: number;
  /** People who notice it, as a sentence. */
  notice?: string | undefined;
  /** Works out on the server what it would do; nothing is changed. */
  preview: () => Promise<BulkOutcome>;
  onConfirm: (reason: string | undefined) => void;
  onClose: () => void;
}

/** Shows what a bulk change would do before it does it: to how many records, and which are refused for what reason. */
export function BulkPreview(props: BulkPreviewProps) {
  const {
    title,
    action,
    isDanger = false,
    maxLengthOfReason,
    records,
    unaffected,
    notice,
    preview,
    onConfirm,
  } = props;
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const [reason, setReason] = useState('');
  const latest = useRef(preview);
  // The server is outside React: one request, when the dialog opens.
  useEffect(() => {
    let isOpen = true;
    void latest.current().then((found) => {
      if (isOpen) setOutcome(found);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  const done = outcome?.done ?? 0;
  return (
    <Dialog
      open
      role="alertdialog"
      width={480}
      title={title}
      onOpenChange={props.onClose}
      actions={
        <>
          <Button data-autofocus onClick={props.onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={!outcome}
            disabled={done === 0}
            onClick={() => onConfirm(reason.trim() === '' ? undefined : reason.trim())}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack>
        <p role="status">{outcome ? bulkMessages.willChange(done) : bulkMessages.checking}</p>
        {unaffected > 0 && <p>{bulkMessages.unaffected(unaffected)}</p>}
        {outcome && (
          <Refusals
            title={bulkMessages.willRefuse(outcome.refusals.size)}
            refusals={outcome.refusals}
            records={records}
          />
        )}
        {maxLengthOfReason !== undefined && (
          <Field label={bulkMessages.reason}>
            <TextArea
              value={reason}
              maxLength={maxLengthOfReason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        {notice !== undefined && <p>{notice}</p>}
        <p>{notice === undefined ? bulkMessages.removeText : transitionMessages.undoneAlone}</p>
      </Stack>
    </Dialog>
  );
}
