import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import { isPlainPress } from './isPlainPress';
import { linkLook, type LinkLook } from './linkLook';
import styles from './Link.module.css';

export interface LinkProps extends LinkLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  href: string;
  /** A drawing before the text. */
  icon?: IconName | undefined;
  /** Leads to another site, in a tab of its own, and says so. @default false */
  isExternal?: boolean | undefined;
  /** Takes a plain press, as for a router; with a modifier key the browser follows the link by itself. */
  onFollow?: ((href: string) => void) | undefined;
}

/** Leads somewhere. The kit knows no router: hand it `onFollow`, or spread `linkLook` on a router's own link. */
export function Link({
  variant,
  icon,
  isExternal = false,
  onFollow,
  href,
  children,
  onClick,
  ...rest
}: LinkProps) {
  return (
    <a
      {...linkLook({ variant })}
      {...rest}
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
      onClick={(event) => {
        onClick?.(event);
        if (onFollow === undefined || isExternal || !isPlainPress(event)) return;
        event.preventDefault();
        onFollow(href);
      }}
    >
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size="small" />
        </span>
      )}
      {children}
      {isExternal && (
        <span className={styles.icon}>
          <Icon name="external" size="small" label={displayMessages.opensNewTab} />
        </span>
      )}
    </a>
  );
}
