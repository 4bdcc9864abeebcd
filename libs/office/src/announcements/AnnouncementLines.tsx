import type { OwnAnnouncement } from '@callboard/api-contract/messaging';
import { Badge } from '@callboard/ui-kit/display';
import { DateTimeText } from '@callboard/ui-kit/dates';
import { Link } from 'react-router';
import { announcementMessages as words } from './announcementMessages';
import styles from './announcements.module.css';

/** Announcements as lines that lead to their pages. */
export function AnnouncementLines({ announcements }: { announcements: readonly OwnAnnouncement[] }) {
  return (
    <ul className={styles.lines} role="list" aria-label={words.title}>
      {announcements.map(({ hashcode, title, excerpt, published_at, read_at }) => (
        <li key={hashcode} className={styles.line} data-unread={read_at === null || undefined}>
          <span className={styles.head}>
            <Link to={`/announcements/${hashcode}`}>{title}</Link>
            {read_at === null && <Badge tone="blue">{words.isNew}</Badge>}
          </span>
          <span className={styles.excerpt}>{excerpt}</span>
          <span className={styles.when}>
            <DateTimeText value={published_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
