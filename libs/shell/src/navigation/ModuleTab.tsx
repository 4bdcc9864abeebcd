import { Icon } from '@callboard/ui-kit/elements';
import { Popover } from '@callboard/ui-kit/overlays';
import { Link, useLocation } from 'react-router';
import { isTabCurrent, type NavTab } from './menuOf';
import { NavLinks } from './NavLinks';
import styles from './ModuleTabs.module.css';
import { UnreadMark } from './UnreadMark';

export interface ModuleTabProps {
  tab: NavTab;
  /** True if it does not fit into the bar and is under More. */
  isHidden: boolean;
}

/** A module in the navigation bar: a link, or a button that opens the links of its pages. */
export function ModuleTab({ tab, isHidden }: ModuleTabProps) {
  const { pathname } = useLocation();
  const isCurrent = isTabCurrent(pathname, tab) || undefined;
  if (tab.links.length < 2) {
    return (
      <Link
        className={styles.tab}
        to={tab.to}
        data-hidden={isHidden || undefined}
        data-current={isCurrent}
        aria-current={isCurrent && (pathname === tab.to ? 'page' : 'true')}
      >
        <Icon name={tab.icon} size="small" />
        {tab.label}
        <UnreadMark to={tab.to} />
      </Link>
    );
  }
  return (
    <span className={styles.module} data-hidden={isHidden || undefined} data-current={isCurrent}>
      <Popover variant="quiet" shape="menu" label={tab.label} title={tab.label}>
        {(close) => <NavLinks links={tab.links} onFollow={close} />}
      </Popover>
    </span>
  );
}
