export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { initialsOf } from './Avatar/initialsOf';
export { AvatarGroup, type AvatarGroupMember, type AvatarGroupProps } from './AvatarGroup/AvatarGroup';
export { Badge, type BadgeProps } from './Badge/Badge';
export { CodeView, type CodeViewProps } from './CodeView/CodeView';
export { DataTable, type DataTableProps } from './DataTable/DataTable';
export type {
  DataTableColumn,
  DataTableLink,
  DataTableSelection,
  DataTableSort,
  DataTableSource,
} from './DataTable/DataTable.types';
export { displayTypes, isDisplayType, type DisplayType } from './DisplayValue/displayTypes';
export { DisplayValue, type DisplayValueProps } from './DisplayValue/DisplayValue';
export type { ShownValueProps } from './DisplayValue/ShownValueProps';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { JsonView, type JsonViewProps } from './JsonView/JsonView';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList/KeyValueList';
export { List, type ListItem, type ListProps } from './List/List';
export { MarkedText, type MarkedTextProps } from './MarkedText/MarkedText';
export { Priority, type PriorityProps } from './Priority/Priority';
export { priorityLevels, toPriority, type PriorityLevel } from './Priority/toPriority';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing';
export { QueryView, type QueryState, type QueryViewProps } from './QueryView/QueryView';
export { RowCount, type RowCountProps } from './RowCount/RowCount';
export { StatRow, type StatRowProps } from './StatTile/StatRow';
export { StatTile, type StatTileProps } from './StatTile/StatTile';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge';
export { SummaryPanel, type SummaryPanelProps } from './SummaryPanel/SummaryPanel';
export { Tag, type TagProps } from './Tag/Tag';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline';
