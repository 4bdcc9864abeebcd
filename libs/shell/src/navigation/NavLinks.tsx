import { Icon } from '@callboard/ui-kit/elements';
import { Link, useLocation } from 'react-router';
import { closestLink, type NavLink } from './menuOf';
import styles from './NavLinks.module.css';
import { UnreadMark } from './UnreadMark';

export interface NavLinksProps {
  links: readonly NavLink[];
  /** An icon before each link. */
  icon?: string | undefined;
  /** Called when a link is followed in this tab. */
  onFollow: () => void;
}

/** Plain links to pages, so that they can open in a new tab; the link to the current page has `aria-current`. */
export function NavLinks({ links, icon, onFollow }: NavLinksProps) {
  const { pathname } = useLocation();
  const current = closestLink(pathname, links);
  return (
    <ul className={styles.list} role="list">
      {links.map((link) => (
        <li key={link.code}>
          <Link
            className={styles.link}
            to={link.to}
            aria-current={link === current ? placeOf(pathname, link) : undefined}
            onClick={(event) => {
              if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onFollow();
            }}
          >
            {icon !== undefined && <Icon name={icon} />}
            {link.label}
            <UnreadMark to={link.to} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Value of `aria-current` for a link to the current page, or to one above it. */
function placeOf(pathname: string, { to }: NavLink): 'page' | 'true' {
  return pathname === to ? 'page' : 'true';
}
