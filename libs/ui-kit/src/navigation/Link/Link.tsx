import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import { isPlainPress } from './isPlainPress';
import { linkVariant, type LinkVariant } from './linkVariant';
import styles from './Link.module.css';

export interface LinkProps extends LinkVariant, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** The address of the target. */
  href: string;
  /** An icon before the text. */
  icon?: IconName | undefined;
  /** Opens another site in a new tab, and announces it. @default false */
  isExternal?: boolean | undefined;
  /** Called on a plain click, for a router; with a modifier key the browser follows the link itself. */
  onFollow?: ((href: string) => void) | undefined;
}

/** A link. The kit has no router: pass `onFollow`, or spread `linkVariant` on a router's own link. */
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
      {...linkVariant({ variant })}
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
