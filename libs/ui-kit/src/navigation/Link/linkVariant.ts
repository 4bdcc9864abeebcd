import styles from './Link.module.css';

/** The variants of a link. */
export interface LinkVariant {
  /** 'quiet' has the colour of the surrounding text, as in a list. @default 'default' */
  variant?: 'default' | 'quiet' | undefined;
}

/**
 * Attributes that style a router's link as a link of the kit.
 * @example <RouterLink href="/events" {...linkVariant({ variant: 'quiet' })}>Events</RouterLink>
 */
export function linkVariant({ variant = 'default' }: LinkVariant = {}) {
  return { className: styles.root, 'data-variant': variant };
}
