export { AlertStack } from './AlertStack/AlertStack';
export {
  alertDelay,
  dismissed as dismissAlert,
  selectAlerts,
  showAlert,
  type Alert,
  type AlertAction,
  type AlertKind,
  type NewAlert,
} from './AlertStack/alertSlice';
export { useAlerts, type Alerts } from './AlertStack/useAlerts';
export { ContextMenu, type ContextMenuProps } from './ContextMenu/ContextMenu';
export { useContextMenu, type ContextMenuOptions } from './ContextMenu/useContextMenu';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { useModalDialog } from './Dialog/useModalDialog';
export { useFloating, type FloatingOptions } from './floating/useFloating';
export { Menu, type MenuProps } from './Menu/Menu';
export type { MenuItem } from './Menu/Menu.types';
export { Popover, type PopoverProps } from './Popover/Popover';
export { SidePanel, type SidePanelProps } from './SidePanel/SidePanel';
export { Tooltip, type TooltipProps, type TooltipTarget } from './Tooltip/Tooltip';
