import { icons } from './icons.data';
import styles from './Icon.module.css';

/** The name of an icon of the kit. */
export type IconName = keyof typeof icons;

/** All names, for pickers and stories. */
// Object.keys of a literal object returns exactly its keys.
export const iconNames = Object.keys(icons) as readonly IconName[];

export interface IconProps {
  /** The icon. An unknown name, which a server can send, renders an empty space. */
  name: IconName | (string & {});
  /** The accessible name where no text gives the meaning; without it the icon is decorative. */
  label?: string | undefined;
  /** How large it is. @default 'regular' */
  size?: 'small' | 'regular' | 'large' | 'huge' | undefined;
}

const directional: ReadonlySet<string> = new Set([
  'back',
  'chevron-start',
  'chevron-end',
  'logout',
  'undo',
  'reply',
  'external',
]);

/** A line icon in the colour of the surrounding text. */
export function Icon({ name, label, size = 'regular' }: IconProps) {
  return (
    <svg
      className={styles.root}
      data-size={size}
      data-directional={directional.has(name) || undefined}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {isIconName(name) && <path d={icons[name]} />}
    </svg>
  );
}

/** Checks whether the kit has an icon of that name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
