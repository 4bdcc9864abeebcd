import { actions } from '@callboard/api-client/actions';
import {
  bellText,
  notificationKinds,
  notificationPath,
  type Notification,
  type ReaderLanguage,
} from '@callboard/api-contract/notifications';
import { grouped } from '@callboard/domain/lists';
import { translationOf } from '@callboard/language';
import { formatDay, formatInstant, formatInstantDay, ownZone, TimeText } from '@callboard/ui-kit/dates';
import { Badge } from '@callboard/ui-kit/display';
import { Button, Icon } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { notificationMessages as words } from './notificationMessages';
import styles from './NotificationPanel.module.css';
import { useMarkRead } from './useMarkRead';

export interface NotificationDaysProps {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Called when the user follows one. */
  onFollow: () => void;
}

/** Notifications under the days on which they came; on one day, those of one kind about the same record are one. */
export function NotificationDays({ notifications, onFollow }: NotificationDaysProps) {
  const [markRead] = actions.markNotificationsRead.useAction();
  const markReadWithUndo = useMarkRead();
  const unreadOf = (group: readonly Notification[]) =>
    group.filter((each) => each.read === null).map((each) => each.hashcode);

  /** Following one reads what else is unread about the same record, such as the messages of a conversation. */
  function follow(newest: Notification) {
    const read = unreadOf(notifications.filter((each) => subjectOf(each) === subjectOf(newest)));
    if (read.length > 0) void markRead({ notifications: read });
    onFollow();
  }

  const days = grouped(notifications, (each) => formatInstantDay(each.at, ownZone()));
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h3 className={styles.day}>{day}</h3>
      <ul className={styles.list} role="list">
        {[...grouped(ofDay, subjectOf)].map(([subject, group]) => (
          <NotificationItem
            key={subject}
            group={group}
            onFollow={follow}
            onMark={() => void markReadWithUndo(unreadOf(group))}
          />
        ))}
      </ul>
    </section>
  ));
}

const readerLanguage: ReaderLanguage = { translate: translationOf, day: formatDay, instant: formatInstant };

interface NotificationItemProps {
  /** Newest first. */
  group: readonly Notification[];
  onFollow: (newest: Notification) => void;
  onMark: () => void;
}

function NotificationItem({ group, onFollow, onMark }: NotificationItemProps) {
  const [newest] = group;
  if (newest === undefined) return null;
  const { title, detail } = bellText(newest, readerLanguage);
  const path = notificationPath(newest);
  const isNew = group.some((each) => each.read === null);
  return (
    <li className={styles.item}>
      <Icon name={notificationKinds[newest.kind].icon} size="small" />
      <div className={styles.text}>
        {path === null ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Link className={styles.title} to={path} onClick={() => onFollow(newest)}>
            {title}
          </Link>
        )}
        {detail !== undefined && <p>{detail}</p>}
        <span className={styles.time}>
          <TimeText value={newest.at} zone={ownZone()} />
          {group.length > 1 && ` · ${words.andMore(group.length - 1)}`}
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

/** Subject of a notification: those with the same text are about the same. */
function subjectOf({ kind, record, hashcode }: Notification): string {
  return `${kind} ${record ?? hashcode}`;
}
