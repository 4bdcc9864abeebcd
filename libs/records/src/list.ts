export { RecordList } from './list/RecordList';
export type { RecordListProps } from './list/RecordList';
