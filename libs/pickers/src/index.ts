export { createPicker } from './createPicker';
export { RecordAvatar } from './RecordAvatar/RecordAvatar';
export type { RecordAvatarProps } from './RecordAvatar/RecordAvatar';
export { RecordPicker } from './RecordPicker/RecordPicker';
export type { RecordPickerProps } from './RecordPicker/RecordPicker';
