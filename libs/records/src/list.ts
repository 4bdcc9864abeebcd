export { RecordList } from './list/RecordList';
export type { RecordListProps } from './list/RecordList';
export { useToday } from './hooks/useToday';
