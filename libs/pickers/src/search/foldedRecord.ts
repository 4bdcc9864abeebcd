import type { AnyRecord } from '@callboard/api-contract';
import { foldText } from './searchText';

const folded = new WeakMap<AnyRecord, string>();

/** The text of a record for the local search. Cached, because each keystroke searches all records. */
export function foldedRecord(record: AnyRecord): string {
  const known = folded.get(record);
  if (known !== undefined) return known;
  const text = foldText(`${record.qed_model.title} ${record.qed_model.subtitle ?? ''}`);
  folded.set(record, text);
  return text;
}
