export { fetchListParts } from './list/fetchListParts';
export { RecordList } from './list/RecordList';
export type { RecordListProps } from './list/RecordList';
export { useToday } from './hooks/useToday';
export { FilterPanel } from './list/FilterPanel';
export type { FilterPanelProps } from './list/FilterPanel';
export { groupOptions } from './list/groups/groupOptions';
export { groupText } from './list/groups/groupText';
