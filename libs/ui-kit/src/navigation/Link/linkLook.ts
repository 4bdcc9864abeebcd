import styles from './Link.module.css';

/** What a link looks like. */
export interface LinkLook {
  /** 'quiet' has the colour of the text around it, as in a list. @default 'default' */
  variant?: 'default' | 'quiet' | undefined;
}

/**
 * Attributes that make a router's link look like the kit's.
 * @example <RouterLink href="/events" {...linkLook({ variant: 'quiet' })}>Events</RouterLink>
 */
export function linkLook({ variant = 'default' }: LinkLook = {}) {
  return { className: styles.root, 'data-variant': variant };
}
