import type { IconName } from '../../elements/Icon/Icon';

/** One item of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName | (string & {}) | undefined;
  disabled?: boolean | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** Draws a line above this item. @default false */
  separator?: boolean | undefined;
  /** Starts a group of items under this heading. */
  heading?: string | undefined;
  /** Marks a destructive action. @default false */
  isDanger?: boolean | undefined;
  /** Marks the current item; turns the list into one of radio items. */
  isCurrent?: boolean | undefined;
  onSelect: () => void;
}
