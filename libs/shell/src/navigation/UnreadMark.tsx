import { queries } from '@callboard/api-client/actions';
import { useIsViewing } from '@callboard/auth';
import { Badge } from '@callboard/ui-kit/display';
import { frameMessages } from '../frameMessages';
import { UnreadCount } from '../notifications/NotificationBell';

/** The page whose link has the mark. */
const messagesPath = '/conversations';

/** How many messages the user has not read, on the link to the messages. */
export function UnreadMark({ to }: { to: string }) {
  return to === messagesPath ? <UnreadMessages /> : null;
}

/** The same number on the icon of a phone's dock. */
export function UnreadDockMark({ to }: { to: string }) {
  return to === messagesPath ? <UnreadOnIcon /> : null;
}

function UnreadOnIcon() {
  const total = useUnreadMessages();
  if (total === 0) return null;
  return (
    <>
      <UnreadCount count={total} />
      <span data-visually-hidden>{frameMessages.unreadMessages(total)}</span>
    </>
  );
}

function useUnreadMessages(): number {
  const isViewing = useIsViewing();
  const { data } = queries.unreadConversations.useQuery(undefined, { skip: isViewing });
  return data?.total ?? 0;
}

function UnreadMessages() {
  const total = useUnreadMessages();
  if (total === 0) return null;
  return (
    <Badge tone="red">
      <span aria-hidden>{total > 99 ? frameMessages.manyUnread : total}</span>
      <span data-visually-hidden>{frameMessages.unreadMessages(total)}</span>
    </Badge>
  );
}
