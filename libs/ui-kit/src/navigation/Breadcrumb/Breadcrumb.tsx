import type { MouseEvent } from 'react';
import { Icon } from '../../elements/Icon/Icon';
import { isPlainPress } from '../Link/isPlainPress';
import { messages } from '../../text/messages';
import styles from './Breadcrumb.module.css';

/** One step of the path; the last is the page itself. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

export interface BreadcrumbProps {
  /** The steps from the top; the last one is this page. */
  crumbs: readonly Crumb[];
  /** Called on a plain click on a step, for a router; with a modifier key the browser follows the link itself. */
  onFollow?: ((href: string) => void) | undefined;
}

/** The path from the top to this page. */
export function Breadcrumb({ crumbs, onFollow }: BreadcrumbProps) {
  function follow(event: MouseEvent, href: string) {
    if (onFollow === undefined || !isPlainPress(event)) return;
    event.preventDefault();
    onFollow(href);
  }

  return (
    <nav aria-label={messages.breadcrumb}>
      <ol className={styles.root} role="list">
        {crumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-end" size="small" />}
            {href === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <a className={styles.link} href={href} onClick={(event) => follow(event, href)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
