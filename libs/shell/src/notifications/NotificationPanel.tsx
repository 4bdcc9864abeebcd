import { queries } from '@callboard/api-client/actions';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { defaultRoutes } from '../routing/defaultRoutes';
import type { ToolProps } from '../tools/ToolContext';
import { NotificationDays } from './NotificationDays';
import { notificationMessages as words } from './notificationMessages';
import styles from './NotificationPanel.module.css';
import { useMarkRead } from './useMarkRead';
import { useUnreadCount } from './useUnreadCount';

type Filter = 'all' | 'unread';

/** The user's notifications, newest first and by day (clause 2.43). */
export function NotificationPanel({ onClose }: ToolProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const unread = useUnreadCount();
  const markRead = useMarkRead();
  return (
    <SidePanel
      open
      title={words.title}
      onOpenChange={onClose}
      actions={
        <>
          <Link to={defaultRoutes.notifications.path} onClick={onClose} {...buttonVariant()}>
            {words.settings}
          </Link>
          {Boolean(unread) && <Button onClick={() => void markRead()}>{words.markAll}</Button>}
        </>
      }
    >
      <div className={styles.filter}>
        <SegmentedControl
          label={words.show}
          size="small"
          segments={[
            { value: 'all', label: words.all },
            { value: 'unread', label: words.unread },
          ]}
          value={filter}
          onValueChange={setFilter}
        />
      </div>
      <NotificationList key={filter} filter={filter} onFollow={onClose} />
    </SidePanel>
  );
}

interface NotificationListProps {
  filter: Filter;
  onFollow: () => void;
}

/** How many are shown at first, and how many more each time. */
const step = 50;
/** The most that the server gives. */
const maxShown = 500;

function NotificationList({ filter, onFollow }: NotificationListProps) {
  const [limit, setLimit] = useState(step);
  const { data, problem, isLoading, refetch } = queries.notifications.useQuery({
    ...(filter === 'unread' && { unread: 'true' }),
    limit: String(limit),
  });
  // While older ones load, those before them stay.
  const [before, setBefore] = useState(data);
  if (data !== undefined && data !== before) setBefore(data);
  const list = useRef<HTMLDivElement>(null);
  const unread = useUnreadCount();

  // Synchronises with the browser's focus: it is lost with a button that has nothing more to do.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.focus();
  }, [data, unread]);

  return (
    <QueryView
      query={{ value: data ?? before, problem, isLoading, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={<Empty filter={filter} />}
    >
      {({ results, has_more: hasMore }) => (
        <div ref={list} role="group" aria-label={words.title} tabIndex={-1}>
          <NotificationDays notifications={results} onFollow={onFollow} />
          {hasMore && limit < maxShown && (
            <Button isBusy={isLoading} onClick={() => setLimit(limit + step)}>
              {words.older}
            </Button>
          )}
        </div>
      )}
    </QueryView>
  );
}

function Empty({ filter }: { filter: Filter }) {
  if (filter === 'unread') return <EmptyState icon="bell" title={words.noneUnread} />;
  return (
    <EmptyState icon="bell" title={words.empty}>
      {words.emptyText}
    </EmptyState>
  );
}
