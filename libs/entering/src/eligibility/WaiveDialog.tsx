import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { waiversSchema } from '@callboard/api-contract/entries';
import type { Finding } from '@callboard/domain/competition';
import { useUndoAlert } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import * as v from 'valibot';
import { eligibilityMessages as words } from './eligibilityMessages';

export interface WaiveDialogProps {
  record: RecordOf<'entries'>;
  rule: NonNullable<Finding['rule']>;
  /** Finding that is accepted. */
  sentence: string;
  onClose: () => void;
}

const longestReason = 500;

/** Asks for the reason for which an entry is accepted although it does not meet a rule. */
export function WaiveDialog({ record, rule, sentence, onClose }: WaiveDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [patch, { isLoading }] = collections.entries.usePatch();
  const showUndo = useUndoAlert();

  async function waive() {
    if (reason.trim() === '') return setMissing(true);
    const stored = v.safeParse(waiversSchema, record['waivers']);
    const items = stored.success ? stored.output.items : [];
    const item = { rule: rule.hashcode, name: rule.name, reason: reason.trim() };
    const outcome = await patch(record.hashcode, { waivers: { items: [...items, item] } }, record.version);
    if (!outcome.ok) return;
    showUndo(words.repaired(record.qed_model.title), outcome.changeSet);
    onClose();
  }

  return (
    <Dialog
      open
      width={480}
      title={words.waiveTitle(rule.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void waive()}>
            {words.waive}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{sentence}</p>
        <p>{words.waiveText}</p>
        <Field
          label={words.reason}
          required
          error={isMissing && reason.trim() === '' ? words.reasonMissing : undefined}
        >
          <TextArea
            value={reason}
            maxLength={longestReason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
