import { actions } from '@callboard/api-client/actions';
import { notificationPath, type Notification } from '@callboard/api-contract';
import { formatInstantDay, ownZone, TimeText } from '@callboard/ui-kit/dates';
import { Badge } from '@callboard/ui-kit/display';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { notificationMessages as words } from './notificationMessages';
import { notificationIcons, notificationText } from './notificationText';
import styles from './NotificationPanel.module.css';
import { useMarkRead } from './useMarkRead';

export interface NotificationDaysProps {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Called when the user follows one. */
  onFollow: () => void;
}

/** Notifications under the days on which they came. */
export function NotificationDays({ notifications, onFollow }: NotificationDaysProps) {
  const [markRead] = actions.markNotificationsRead.useAction();
  const markReadWithUndo = useMarkRead();

  /** Reading one reads what else is unread about the same record, such as the messages of a conversation. */
  function follow({ kind, record, hashcode }: Notification) {
    const same = notifications.filter(
      (each) => each.read === null && each.kind === kind && each.record === record,
    );
    const read = record === null ? [hashcode] : same.map((each) => each.hashcode);
    if (read.length > 0) void markRead({ notifications: read });
    onFollow();
  }

  return byDay(notifications).map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h3 className={styles.day}>{day}</h3>
      <ul className={styles.list} role="list">
        {ofDay.map((each) => (
          <NotificationItem
            key={each.hashcode}
            notification={each}
            onFollow={() => follow(each)}
            onMark={() => void markReadWithUndo([each.hashcode])}
          />
        ))}
      </ul>
    </section>
  ));
}

interface NotificationItemProps {
  notification: Notification;
  onFollow: () => void;
  onMark: () => void;
}

function NotificationItem({ notification, onFollow, onMark }: NotificationItemProps) {
  const { title, detail } = notificationText(notification);
  const path = notificationPath(notification);
  const isNew = notification.read === null;
  return (
    <li className={styles.item}>
      <Icon name={notificationIcons[notification.kind]} size="small" />
      <div className={styles.text}>
        {path === null ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Link className={styles.title} to={path} onClick={onFollow}>
            {title}
          </Link>
        )}
        {detail !== undefined && <p>{detail}</p>}
        <span className={styles.time}>
          <TimeText value={notification.at} zone={ownZone()} />
        </span>
      </div>
      {isNew && <Badge tone="blue">{words.isNew}</Badge>}
      {isNew && (
        <Button
          variant="quiet"
          shape="square"
          size="small"
          icon="check"
          aria-label={words.markOf(title)}
          onClick={onMark}
        />
      )}
    </li>
  );
}

function byDay(notifications: readonly Notification[]): [string, Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const each of notifications) {
    const day = formatInstantDay(each.at, ownZone());
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(each);
    else days.set(day, [each]);
  }
  return [...days];
}
