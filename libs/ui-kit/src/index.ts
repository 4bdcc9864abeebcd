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
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { Field, type FieldProps } from './Field/Field';
export { useFieldControl, type FieldControl } from './Field/FieldControl';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon/Icon';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { QueryView, type QueryState, type QueryViewProps } from './QueryView/QueryView';
export { SearchBox, type SearchBoxProps } from './SearchBox/SearchBox';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { StatRow, type StatRowProps } from './StatTile/StatRow';
export { StatTile, type StatTileProps } from './StatTile/StatTile';
export { StatusBadge, type StatusBadgeProps } from './StatusBadge/StatusBadge';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextInput, type TextInputProps } from './TextInput/TextInput';
export { tones, toTone, type Tone } from './tone';
