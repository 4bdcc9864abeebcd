import { collections } from '@callboard/api-client/collections';
import { timeSlots } from '@callboard/api-contract/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Field, TextArea } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import type { ShowItem } from './useShow';

export interface CuesDialogProps {
  item: ShowItem;
  onClose: () => void;
}

/** Writes what those who run the show have to do for an item. It is stored with the item, and needs a network. */
export function CuesDialog({ item, onClose }: CuesDialogProps) {
  const name = nameOf(item, useLabel('entries'));
  const [text, setText] = useState(item.cues ?? '');
  const [patch, { isLoading }] = collections.timeSlots.usePatch();
  const alerts = useAlerts();

  async function save(): Promise<void> {
    const outcome = await patch(item.hashcode, { cues: text.trim() || null }, undefined);
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.cuesSaved(name) });
    onClose();
  }

  return (
    <Dialog
      open
      title={words.cuesOf(name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} onClick={() => void save()}>
            {words.saveCues}
          </Button>
        </>
      }
    >
      <Field label={words.cues} description={words.cuesHelp}>
        <TextArea
          rows={4}
          maxLength={timeSlots.fields.cues.max}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </Field>
    </Dialog>
  );
}
