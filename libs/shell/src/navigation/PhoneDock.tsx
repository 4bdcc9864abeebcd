import { Icon } from '@callboard/ui-kit/elements';
import { UnreadCount } from '../notifications/NotificationBell';
import { useUnreadCount } from '../notifications/useUnreadCount';
import { useOpenTool } from '../tools/ToolContext';
import { Link, useLocation } from 'react-router';
import { frameMessages } from '../frameMessages';
import { isTabCurrent, type NavTab } from './menuOf';
import { UnreadDockMark } from './UnreadMark';
import { useDockTabs } from './useDockTabs';
import styles from './PhoneDock.module.css';

export interface PhoneDockProps {
  tabs: readonly NavTab[];
}

/** The number of modules that fit next to search and menu at 320 px. */
const inReach = 3;

/**
 * The navigation of a phone, at the bottom, where the thumb is: the first modules, search, and a menu with everything. Who takes part
 * has home, what is to do and messages.
 */
export function PhoneDock({ tabs }: PhoneDockProps) {
  const { pathname } = useLocation();
  const unread = useUnreadCount() ?? 0;
  const openTool = useOpenTool();
  return (
    <nav className={styles.root} data-theme="dark" aria-label={frameMessages.navigation}>
      {useDockTabs(tabs, inReach).map((tab) => (
        <Link
          key={tab.code}
          className={styles.item}
          to={tab.to}
          data-current={isTabCurrent(pathname, tab) || undefined}
          aria-current={isTabCurrent(pathname, tab) ? 'true' : undefined}
        >
          <span className={styles.badged}>
            <Icon name={tab.icon} />
            <UnreadDockMark to={tab.to} />
          </span>
          <span className={styles.label}>{tab.label}</span>
        </Link>
      ))}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => openTool('palette')}
      >
        <Icon name="search" />
        <span className={styles.label}>{frameMessages.findShort}</span>
      </button>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={() => openTool('menu')}>
        <span className={styles.badged}>
          <Icon name="menu" />
          <UnreadCount count={unread} />
        </span>
        <span className={styles.label}>{frameMessages.openMenu}</span>
      </button>
    </nav>
  );
}
