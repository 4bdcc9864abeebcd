import type { RecordsPickerProps } from './RecordPicker/RecordsPicker';

/** Value of a picker of several records. */
export type SelectedRecords = RecordsPickerProps['value'];

export function hashcodeOf(selected: SelectedRecords[number]): string {
  return typeof selected === 'string' ? selected : selected.hashcode;
}

/** Their titles, as far as they are known. */
export function namesOf(selected: SelectedRecords): string {
  return selected.map((each) => (typeof each === 'string' ? '' : each.title)).join(', ');
}
