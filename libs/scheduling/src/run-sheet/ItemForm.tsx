import { recordHooksFor } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { sheetItem, type SheetEntry } from '@callboard/domain/scheduling';
import { LazyRecordFormDialog } from '@callboard/records';
import { runSheetMessages as words } from './runSheetMessages';
import type { Performance } from './RunSheetContext';

export interface NewItemFormProps {
  performance: Performance;
  onAdded: (item: SheetEntry) => void;
  onClose: () => void;
}

/** Its place comes from the running order. */
const placedByOrder = ['event', 'performance', 'slot_starts_at'];

/** A new interval, host or ceremony, which then needs its place. */
export function NewItemForm({ performance, onAdded, onClose }: NewItemFormProps) {
  return (
    <LazyRecordFormDialog
      collection="timeSlots"
      defaults={{
        event: performance.event.hashcode,
        kind: 'interval',
        name: words.interval,
        minutes: intervalMinutes,
      }}
      hidden={placedByOrder}
      // The form answers a record of its collection.
      onDone={(record) => onAdded(sheetItem(record as unknown as RecordOf<'timeSlots'>))}
      onClose={onClose}
    />
  );
}

const intervalMinutes = 15;

/** What an item is called and how long it lasts. */
export function ItemForm({ hashcode, onClose }: { hashcode: string; onClose: () => void }) {
  const { data } = recordHooksFor('timeSlots').useGet(hashcode);
  if (!data) return null;
  return (
    <LazyRecordFormDialog collection="timeSlots" record={data} hidden={placedByOrder} onClose={onClose} />
  );
}
