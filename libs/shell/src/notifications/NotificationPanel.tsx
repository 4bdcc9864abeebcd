import { Badge, EmptyState } from '@callboard/ui-kit/display';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Icon } from '@callboard/ui-kit/elements';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ToolProps } from '../tools/ToolContext';
import type { Notification } from './notificationSlice';
import { notificationMessages } from './notificationMessages';
import { useNotifications } from './notificationSlice';
import styles from './NotificationPanel.module.css';

/** The notifications since sign-in, newest first. Opening it marks all as read (clause 2.43). */
export function NotificationPanel({ onClose }: ToolProps) {
  const { items, unread, markAllRead } = useNotifications();
  // Notifications that were unread when the panel opened stay marked while it is open.
  const [fresh] = useState(unread);

  // Marks the notifications in the store as read.
  useEffect(markAllRead, [markAllRead, items]);

  return (
    <SidePanel open title={notificationMessages.title} onOpenChange={onClose}>
      {items.length === 0 ? (
        <EmptyState icon="bell" title={notificationMessages.empty}>
          {notificationMessages.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.list} role="list">
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <Icon name={item.icon ?? 'bell'} size="small" />
              <div className={styles.text}>
                <Title item={item} onFollow={onClose} />
                {item.text !== undefined && <p>{item.text}</p>}
                <span className={styles.time}>
                  <DateTimeText value={item.at} />
                </span>
              </div>
              {fresh.includes(item.id) && <Badge tone="blue">{notificationMessages.isNew}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

function Title({ item: { title, to }, onFollow }: { item: Notification; onFollow: () => void }) {
  if (to === undefined) return <p className={styles.title}>{title}</p>;
  return (
    <Link className={styles.title} to={to} onClick={onFollow}>
      {title}
    </Link>
  );
}
