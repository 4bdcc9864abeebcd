import type { AnyRecord } from '@callboard/api-contract';
import { foldText } from './searchText';

const folded = new WeakMap<AnyRecord, string>();

/** What of a record is searched while its list is on the way: folded once, because each letter asks for all of them. */
export function foldedRecord(record: AnyRecord): string {
  const known = folded.get(record);
  if (known !== undefined) return known;
  const text = foldText(`${record.qed_model.title} ${record.qed_model.subtitle ?? ''}`);
  folded.set(record, text);
  return text;
}
