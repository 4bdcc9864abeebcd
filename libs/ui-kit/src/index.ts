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
export { Badge, type BadgeProps } from './Badge/Badge';
export { Banner, type BannerProps } from './Banner/Banner';
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb/Breadcrumb';
export { Button, type ButtonProps } from './Button/Button';
export { buttonLook, type ButtonLook } from './Button/buttonLook';
export { LinkButton, type LinkButtonProps } from './Button/LinkButton';
export { Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { DataTable, type DataTableProps } from './DataTable/DataTable';
export type {
  DataTableColumn,
  DataTableLink,
  DataTableSelection,
  DataTableSort,
  DataTableSource,
} from './DataTable/DataTable.types';
export { DateInput, type DateInputProps } from './DateInput/DateInput';
export { DateTimeInput, type DateTimeInputProps } from './DateInput/DateTimeInput';
export { TimeInput, type TimeInputProps } from './DateInput/TimeInput';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { Field, type FieldProps } from './Field/Field';
export { useFieldControl, type FieldControl } from './Field/FieldControl';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon/Icon';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './KeyValueList/KeyValueList';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu';
export { Page, type PageProps } from './Page/Page';
export { Split, type SplitProps } from './Page/Split';
export { Stack, type StackProps } from './Page/Stack';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
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
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { StatRow, type StatRowProps } from './StatTile/StatRow';
export { StatTile, type StatTileProps } from './StatTile/StatTile';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextInput, type TextInputProps } from './TextInput/TextInput';
export { Timeline, type TimelineItem, type TimelineProps } from './Timeline/Timeline';
export { tones, toTone, type Tone } from './tone';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar';
export { Tooltip, type TooltipProps, type TooltipTarget } from './Tooltip/Tooltip';
