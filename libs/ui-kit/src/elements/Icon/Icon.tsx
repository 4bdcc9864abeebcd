import { icons } from './icons.data';
import styles from './Icon.module.css';

/** A name of the kit's own drawings. */
export type IconName = keyof typeof icons;

/** All names, for choosers and stories. */
// Object.keys of a literal object returns exactly its keys.
export const iconNames = Object.keys(icons) as readonly IconName[];

export interface IconProps {
  /** The drawing. A name that the kit does not know, as a server may send, draws nothing but its space. */
  name: IconName | (string & {});
  /** Says what the drawing means where no text does; without it the drawing is decoration. */
  label?: string | undefined;
  /** @default 'regular' */
  size?: 'small' | 'regular' | 'large' | 'huge' | undefined;
}

const directional: ReadonlySet<string> = new Set([
  'back',
  'chevron-start',
  'chevron-end',
  'logout',
  'undo',
  'external',
]);

/** A line drawing in the colour of the text around it. */
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

/** Tells whether the kit has a drawing of that name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
