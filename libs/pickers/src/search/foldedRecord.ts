import type { RecordBase } from '@callboard/api-contract';
import { foldText } from '@callboard/domain/names';

const folded = new WeakMap<RecordBase, string>();

/** The text of a record for the local search. Cached, because each keystroke searches all records. */
export function foldedRecord(record: RecordBase): string {
  const known = folded.get(record);
  if (known !== undefined) return known;
  const text = foldText(`${record.qed_model.title} ${record.qed_model.subtitle ?? ''}`);
  folded.set(record, text);
  return text;
}
