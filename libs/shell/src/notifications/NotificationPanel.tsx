import { queries } from '@callboard/api-client/actions';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { SidePanel } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
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
      <NotificationPage key={filter} filter={filter} onFollow={onClose} />
    </SidePanel>
  );
}

interface NotificationPageProps {
  filter: Filter;
  /** The last notification of the page before; absent on the first page. */
  after?: string | undefined;
  onFollow: () => void;
}

/** One page of them, and the older ones when they are requested. */
function NotificationPage({ filter, after, onFollow }: NotificationPageProps) {
  const { data, problem, isLoading, refetch } = queries.notifications.useQuery({
    ...(filter === 'unread' && { unread: 'true' }),
    ...(after !== undefined && { after }),
  });
  const [showsOlder, setShowsOlder] = useState(false);
  const last = data?.results.at(-1)?.hashcode;
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={after === undefined && <Empty filter={filter} />}
    >
      {({ results, has_more: hasMore }) => (
        <>
          <NotificationDays notifications={results} onFollow={onFollow} />
          {hasMore && !showsOlder && <Button onClick={() => setShowsOlder(true)}>{words.older}</Button>}
          {hasMore && showsOlder && <NotificationPage filter={filter} after={last} onFollow={onFollow} />}
        </>
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
