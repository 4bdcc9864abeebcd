import { openDraft } from '@callboard/auth/drafts';
import { UnsavedChangesDialog, useUnsavedGuard } from '@callboard/forms';
import { useLeaveGuard } from '@callboard/tenant';
import { SidePanel } from '@callboard/ui-kit';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { formMessages } from './formMessages';
import { messages } from '../messages';
import { useCollectionLabel } from '../values/useLabels';
import { RecordForm, type RecordFormProps } from './RecordForm';

export interface RecordFormDialogProps extends Omit<
  RecordFormProps,
  'onDone' | 'onCancel' | 'onDirtyChange' | 'draft'
> {
  /** Called with the record as it was saved, before the dialog closes. */
  onDone?: RecordFormProps['onDone'] | undefined;
  onClose: () => void;
}

/** A record's form in a panel beside the page; closing it or going elsewhere asks first when something would be lost. */
export function RecordFormDialog({ onDone, onClose, ...form }: RecordFormDialogProps) {
  const [draft] = useState(() => openDraft(draftName(form)));
  const guard = useUnsavedGuard(onClose);
  const isSaved = useRef(false);
  const [pathname] = useLocation();
  const departure = useLeaveGuard((path) => guard.isDirty() && !isSaved.current && path !== pathname);
  const label = useCollectionLabel(form.collection);
  const discard = (leave: () => void) => {
    draft?.remove();
    leave();
  };
  const title = form.record ? formMessages.editing(form.record.qed_model.title) : messages.create(label.one);
  return (
    <>
      <SidePanel open title={title} onOpenChange={guard.leave}>
        <RecordForm
          {...form}
          draft={draft}
          onDirtyChange={guard.setDirty}
          onCancel={guard.leave}
          onDone={(record) => {
            isSaved.current = true;
            onDone?.(record);
            onClose();
          }}
        />
      </SidePanel>
      <UnsavedChangesDialog {...guard.question} onDiscard={() => discard(guard.question.onDiscard)} />
      <UnsavedChangesDialog
        open={departure.isHeld}
        onDiscard={() => discard(departure.leave)}
        onKeep={departure.stay}
      />
    </>
  );
}

/** One draft for each record, and one for a new record of each place that it can be added from. */
function draftName({
  collection,
  record,
  defaults = {},
}: Pick<RecordFormProps, 'collection' | 'record' | 'defaults'>) {
  return `${collection}/${record?.hashcode ?? `new ${JSON.stringify(defaults)}`}`;
}
