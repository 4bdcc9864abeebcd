import type { IconName } from '../../elements/Icon/Icon';

/** One choice of a menu. */
export interface MenuItem {
  label: string;
  icon?: IconName | (string & {}) | undefined;
  disabled?: boolean | undefined;
  /** A second line under the label. */
  description?: string | undefined;
  /** Draws a line above this choice. @default false */
  separator?: boolean | undefined;
  /** Begins a group of choices under these words. */
  heading?: string | undefined;
  /** For choices that destroy. @default false */
  isDanger?: boolean | undefined;
  /** The choice that is in force; turns the list into one of radio choices. */
  isCurrent?: boolean | undefined;
  onSelect: () => void;
}
