import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { Appearance } from '@callboard/api-contract/scheduling';
import { LazyRecordFormDialog } from '@callboard/records';
import { runSheetMessages as words } from './runSheetMessages';
import type { Performance } from './RunSheetContext';

export interface NewItemFormProps {
  performance: Performance;
  onAdded: (item: Appearance) => void;
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
      onDone={(record) => onAdded(appearanceOf(record as unknown as RecordOf<'timeSlots'>))}
      onClose={onClose}
    />
  );
}

const intervalMinutes = 15;

/** Added item without an entry, until the running order has it. */
function appearanceOf(record: RecordOf<'timeSlots'>): Appearance {
  const { hashcode, version = 1, kind, minutes, is_out, cues = null, performance, slot_starts_at } = record;
  return {
    ...{ hashcode, version, kind, minutes, performance, slot_starts_at, cues },
    slot_ends_at: record.slot_ends_at,
    name: record.name ?? '',
    is_out: is_out ?? false,
    entry: null,
    away: null,
    space: null,
  };
}

/** Name and length of an item. */
export function ItemForm({ hashcode, onClose }: { hashcode: string; onClose: () => void }) {
  const { data } = collections.timeSlots.useGet(hashcode);
  if (!data) return null;
  return (
    <LazyRecordFormDialog collection="timeSlots" record={data} hidden={placedByOrder} onClose={onClose} />
  );
}
