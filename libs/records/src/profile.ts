export { ProfileHeader } from './profile/ProfileHeader';
export type { ProfileHeaderProps } from './profile/ProfileHeader';
export { RecordFields } from './profile/RecordFields';
export type { RecordFieldsProps } from './profile/RecordFields';
export { RecordHistory } from './profile/RecordHistory';
export type { RecordHistoryProps } from './profile/RecordHistory';
export { RecordProfile } from './profile/RecordProfile';
export type { ProfileTab, RecordProfileProps } from './profile/RecordProfile';
