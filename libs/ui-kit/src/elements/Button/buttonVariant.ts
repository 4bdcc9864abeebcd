import styles from './Button.module.css';

/** The variants of a button, shared by `Button` and links styled as one. */
export interface ButtonVariant {
  /** The emphasis of the action: use one primary per view. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** How large it is. @default 'regular' */
  size?: 'xs' | 'small' | 'regular' | 'large' | undefined;
  /**
   * default: sized by its text; square: an icon alone; rectangle: fills the line; button: a pill; menu: opens a
   * list and shows a chevron.
   * @default 'default'
   */
  shape?: 'default' | 'square' | 'rectangle' | 'button' | 'menu' | undefined;
}

/**
 * Attributes that style any element as a button.
 * @example <Link to="/events/new" {...buttonVariant({ variant: 'primary' })}>New event</Link>
 */
export function buttonVariant({
  variant = 'secondary',
  size = 'regular',
  shape = 'default',
}: ButtonVariant = {}) {
  return { className: styles.root, 'data-variant': variant, 'data-size': size, 'data-shape': shape };
}
