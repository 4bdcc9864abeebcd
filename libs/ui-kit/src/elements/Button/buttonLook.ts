import styles from './Button.module.css';

/** What a button looks like, shared by `Button` and by links that look like one. */
export interface ButtonLook {
  /** The weight of the action: one primary in a view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** @default 'regular' */
  size?: 'xs' | 'small' | 'regular' | 'large' | undefined;
  /**
   * default: sized by its text; square: an icon alone; rectangle: fills the line; button: a pill; menu: opens a
   * list and shows a chevron.
   * @default 'default'
   */
  shape?: 'default' | 'square' | 'rectangle' | 'button' | 'menu' | undefined;
}

/**
 * Attributes that make any element look like a button.
 * @example <Link to="/events/new" {...buttonLook({ variant: 'primary' })}>New event</Link>
 */
export function buttonLook({ variant = 'secondary', size = 'regular', shape = 'default' }: ButtonLook = {}) {
  return { className: styles.root, 'data-variant': variant, 'data-size': size, 'data-shape': shape };
}
