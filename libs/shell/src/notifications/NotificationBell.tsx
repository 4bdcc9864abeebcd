import { Button } from '@callboard/ui-kit/elements';
import { frameMessages } from '../frameMessages';
import { useOpenTool } from '../tools/ToolContext';
import { useUnreadCount } from './useUnreadCount';
import styles from './NotificationBell.module.css';

/** Opens the notifications and shows the number of unread ones; hidden where the server has none to give (clause 2.43). */
export function NotificationBell() {
  const unread = useUnreadCount();
  const open = useOpenTool();
  if (unread === null) return null;
  return (
    <span className={styles.root}>
      <Button
        variant="quiet"
        shape="square"
        icon="bell"
        aria-haspopup="dialog"
        aria-label={frameMessages.unread(unread)}
        onClick={() => open('notifications')}
      />
      <UnreadCount count={unread} />
    </span>
  );
}

/** The number on the bell; hidden from screen readers, because the button's name includes it. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count} aria-hidden>
      {count > 99 ? frameMessages.manyUnread : count}
    </span>
  );
}
