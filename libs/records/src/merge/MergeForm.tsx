import { actions } from '@callboard/api-client/actions';
import { valueIn, isReference, writableFields, type RecordBase } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { MergeableCollection } from '@callboard/api-contract/records';
import { newerSide } from '@callboard/domain/people';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { useActor } from '../actor/useActor';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { messages } from '../messages';
import { useFieldLabel } from '../values/useLabels';
import { useRecordZone } from '../values/useRecordZone';
import { MergeField, type MergeSide } from './MergeField';
import { mergeMessages } from './mergeMessages';
import { MergePreview } from './MergePreview';
import styles from './merge.module.css';

export interface MergeFormProps {
  collection: MergeableCollection;
  kept: RecordBase;
  other: RecordBase;
  onSwap: () => void;
  onMerged: (kept: string) => void;
  onClose: () => void;
}

/** Both records side by side, with a selection for each field that differs; the newer value is selected first. */
export function MergeForm({ collection, kept, other, onSwap, onMerged, onClose }: MergeFormProps) {
  const definition = collectionNamed(collection);
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const zone = useRecordZone(definition, kept);
  const showUndoAlert = useUndoAlert();
  const [run, { isLoading }] = actions.mergeRecords.useAction();
  const [selected, setSelected] = useState<Readonly<Record<string, MergeSide>>>({});
  const [canDo, setCanDo] = useState(false);
  const differing = writableFields(definition, roles, 'update').filter(
    ([name]) => plain(valueIn(kept, name)) !== plain(valueIn(other, name)),
  );
  const sideOf = (name: string): MergeSide =>
    selected[name] ??
    newerSide(
      { value: valueIn(kept, name), modified: kept.modified },
      { value: valueIn(other, name), modified: other.modified },
    );

  async function merge() {
    // Records that are read whole have a version.
    const side = ({ hashcode, version = 1 }: RecordBase) => ({ hashcode, version });
    const take = differing.flatMap(([name]) => (sideOf(name) === 'other' ? [name] : []));
    const outcome = await run({ collection, kept: side(kept), other: side(other), take });
    if (!outcome.ok) return;
    const message = mergeMessages.merged(other.qed_model.title, kept.qed_model.title);
    showUndoAlert(message, outcome.data.change_set);
    onClose();
    onMerged(kept.hashcode);
  }

  return (
    <>
      <div className={styles.heads}>
        <p className={styles.head}>
          <span className={styles.note}>{mergeMessages.stays}</span> {kept.qed_model.title}
        </p>
        <p className={styles.head}>
          <span className={styles.note}>{mergeMessages.goes}</span> {other.qed_model.title}
        </p>
      </div>
      {differing.length === 0 && <p>{mergeMessages.sameFields}</p>}
      {differing.map(([name, field]) => (
        <MergeField
          key={name}
          field={field}
          label={labelOf(field)}
          kept={kept}
          other={other}
          name={name}
          zone={zone}
          selection={{ side: sideOf(name), onSelect: (side) => setSelected({ ...selected, [name]: side }) }}
        />
      ))}
      <MergePreview
        collection={collection}
        kept={kept.hashcode}
        other={other.hashcode}
        onChecked={setCanDo}
      />
      <div className={styles.actions}>
        <Button onClick={onSwap}>{mergeMessages.swap}</Button>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="primary" isBusy={isLoading} disabled={!canDo} onClick={() => void merge()}>
          {mergeMessages.merge}
        </Button>
      </div>
    </>
  );
}

/** A value by which two are compared: a reference is whom it names. */
function plain(value: unknown): string {
  return JSON.stringify((isReference(value) ? value.hashcode : value) ?? null);
}
