import { messages } from '../messages';
import { useCollectionLabel } from '../values/useLabels';
import { formMessages } from './formMessages';
import { FormPanel } from './FormPanel';
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
  const label = useCollectionLabel(form.collection);
  const title = form.record ? formMessages.editing(form.record.qed_model.title) : messages.create(label.one);
  return (
    <FormPanel title={title} draftName={draftName(form)} onClose={onClose}>
      {({ onSaved, ...panel }) => (
        <RecordForm
          {...form}
          {...panel}
          onDone={(record) => {
            onSaved();
            onDone?.(record);
            onClose();
          }}
        />
      )}
    </FormPanel>
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
