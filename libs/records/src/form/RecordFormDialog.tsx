import { messages } from '../messages';
import { useCollectionLabel } from '../values/useLabels';
import { LazyRecordViewers } from '../presence/LazyRecordViewers';
import { CompletionContext } from './CompletionContext';
import { formMessages } from './formMessages';
import { FormPanel } from './FormPanel';
import { RecordForm, type RecordFormProps } from './RecordForm';

export interface RecordFormDialogProps extends Omit<
  RecordFormProps,
  'onDone' | 'onCancel' | 'onDirtyChange' | 'draft'
> {
  /** Called with the saved record, before the dialog closes. */
  onDone?: RecordFormProps['onDone'] | undefined;
  onClose: () => void;
}

/** A record's form in a side panel. Closing it or navigating away asks for confirmation if changes would be lost. */
export function RecordFormDialog({ onDone, onClose, ...form }: RecordFormDialogProps) {
  const label = useCollectionLabel(form.collection, form.record ?? form.defaults);
  const title = form.record ? formMessages.editing(form.record.qed_model.title) : messages.create(label.one);
  return (
    <FormPanel title={title} draftName={draftName(form)} onClose={onClose}>
      {({ onSaved, ...panel }) => (
        <CompletionContext value={RecordFormDialog}>
          {form.record && <LazyRecordViewers collection={form.collection} record={form.record} isEditing />}
          <RecordForm
            {...form}
            {...panel}
            onDone={(record) => {
              onSaved();
              onDone?.(record);
              onClose();
            }}
          />
        </CompletionContext>
      )}
    </FormPanel>
  );
}

/** The draft key: one per record, and one for a new record per set of default values. */
function draftName({
  collection,
  record,
  defaults = {},
}: Pick<RecordFormProps, 'collection' | 'record' | 'defaults'>) {
  return `${collection}/${record?.hashcode ?? `new ${JSON.stringify(defaults)}`}`;
}
