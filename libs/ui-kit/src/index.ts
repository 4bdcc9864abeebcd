export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion';
export { AlertProvider, useAlerts, type AlertProviderProps } from './AlertStack/AlertProvider';
export { AlertStack, type AlertStackProps } from './AlertStack/AlertStack';
export {
  alertDelay,
  createAlertStore,
  type Alert,
  type AlertAction,
  type AlertKind,
  type AlertStore,
  type NewAlert,
} from './AlertStack/createAlertStore';
export { Avatar, type AvatarProps } from './Avatar/Avatar';
export { initialsOf } from './Avatar/initialsOf';
export { AvatarGroup, type AvatarGroupMember, type AvatarGroupProps } from './AvatarGroup/AvatarGroup';
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { BarChart, type BarChartProps } from './BarChart/BarChart';
export type { BarLayout } from './BarChart/barsAt';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb';
export { Button, type ButtonProps } from './Button/Button';
export { buttonLook, type ButtonLook } from './Button/buttonLook';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton';
export { addDays, addMonths } from './Calendar/monthDays';
export { Card, type CardProps } from './Card/Card';
export type { ChartSeries, SeriesChartProps } from './Chart/Chart.types';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { CodeView, type CodeViewProps } from './CodeView/CodeView';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu';
export { useContextMenu, type ContextMenuOptions } from './ContextMenu/useContextMenu';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export { copyText } from './CopyButton/copyText';
export { DataTable, type DataTableProps } from './DataTable/DataTable';
export type {
  DataTableColumn,
  DataTableLink,
  DataTableSelection,
  DataTableSort,
  DataTableSource,
} from './DataTable/DataTable.types';
export { DateField, type DateFieldProps } from './DateField/DateField';
export { dayFault } from './DateField/dayFault';
export { isDay, type DayLimits } from './DateField/dayFormat';
export { dateRangeFaults, type DateRange, type DateRangeFaults } from './DateRangeField/dateRange';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField';
export { dateTimeFault, isWallTime } from './DateTimeField/dateTimeFormat';
export { DateTimeField, type DateTimeFieldProps } from './DateTimeField/DateTimeField';
export { DateText, type DateTextProps } from './DateText/DateText';
export { DateTimeText, type DateTimeTextProps } from './DateText/DateTimeText';
export { DueDateText, type DueDateTextProps } from './DateText/DueDateText';
export { DurationText, type DurationTextProps } from './DateText/DurationText';
export {
  dayOfInstant,
  formatDay,
  formatInstant,
  formatInstantDay,
  formatTime,
  ownZone,
  zoneName,
} from './DateText/formatDate';
export { TimeText, type TimeTextProps } from './DateText/TimeText';
export { formatDuration, toMinutes } from './DateText/toMinutes';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { useModalDialog } from './Dialog/useModalDialog';
export { displayTypes, isDisplayType, type DisplayType } from './DisplayValue/displayTypes';
export { DisplayValue, type DisplayValueProps, type ShownValueProps } from './DisplayValue/DisplayValue';
export { Dropdown, type DropdownProps } from './Dropdown/Dropdown';
export type { DropdownOption } from './Dropdown/Dropdown.types';
export { DurationField, type DurationFieldProps } from './DurationField/DurationField';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { Field, type FieldProps } from './Field/Field';
export { useFieldControl, type FieldControl } from './Field/FieldControl';
export { useFieldGroup, type FieldGroup } from './Field/useFieldGroup';
export { HeatChart, type HeatChartProps } from './HeatChart/HeatChart';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon/Icon';
export { JsonView, type JsonViewProps } from './JsonView/JsonView';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList/KeyValueList';
export { LineChart } from './LineChart/LineChart';
export { Link, type LinkProps } from './Link/Link';
export { linkLook, type LinkLook } from './Link/linkLook';
export { safeHref } from './Link/safeHref';
export { List, type ListItem, type ListProps } from './List/List';
export { Menu, type MenuProps } from './Menu/Menu';
export type { MenuItem } from './Menu/Menu.types';
export { Page, type PageProps } from './Page/Page';
export { Split, type SplitProps } from './Page/Split';
export { Stack, type StackProps } from './Page/Stack';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { Popover, type PopoverProps } from './Popover/Popover';
export { Priority, type PriorityProps } from './Priority/Priority';
export { priorityLevels, toPriority, type PriorityLevel } from './Priority/toPriority';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { ProgressRing, type ProgressRingProps } from './ProgressRing/ProgressRing';
export { QueryView, type QueryState, type QueryViewProps } from './QueryView/QueryView';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { RowCount, type RowCountProps } from './RowCount/RowCount';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './SegmentedControl/SegmentedControl';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { Sparkline, type SparklineProps } from './Sparkline/Sparkline';
export { Slider, type SliderProps } from './Slider/Slider';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { SplitView, type SplitViewProps } from './SplitView/SplitView';
export { StarRating, type StarRatingProps } from './StarRating/StarRating';
export { StarRatingInput, type StarRatingInputProps } from './StarRating/StarRatingInput';
export { StatRow, type StatRowProps } from './StatTile/StatRow';
export { StatTile, type StatTileProps } from './StatTile/StatTile';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge';
export { Stepper, type Step, type StepperProps } from './Stepper/Stepper';
export { SummaryPanel, type SummaryPanelProps } from './SummaryPanel/SummaryPanel';
export { Switch, type SwitchProps } from './Switch/Switch';
export { bringIntoSight } from './Tabs/bringIntoSight';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { Tag, type TagProps } from './Tag/Tag';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextInput, type TextInputProps } from './TextInput/TextInput';
export { TimeField, type TimeFieldProps } from './TimeField/TimeField';
export { timeFault, type TimeLimits } from './TimeField/timeFormat';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline';
export { tones, toTone, type Tone } from './tone';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar';
export { Tooltip, type TooltipProps, type TooltipTarget } from './Tooltip/Tooltip';
export { Tree, type TreeProps } from './Tree/Tree';
export type { TreeNode } from './Tree/Tree.types';
