export { createPicker } from './createPicker';
export { RecordPicker } from './RecordPicker/RecordPicker';
export type { RecordPickerProps } from './RecordPicker/RecordPicker';
