import styles from './Link.module.css';

/** The variants of a link. */
export interface LinkLook {
  /** 'quiet' has the colour of the surrounding text, as in a list. @default 'default' */
  variant?: 'default' | 'quiet' | undefined;
}

/**
 * Attributes that style a router's link as a link of the kit.
 * @example <RouterLink href="/events" {...linkLook({ variant: 'quiet' })}>Events</RouterLink>
 */
export function linkLook({ variant = 'default' }: LinkLook = {}) {
  return { className: styles.root, 'data-variant': variant };
}
