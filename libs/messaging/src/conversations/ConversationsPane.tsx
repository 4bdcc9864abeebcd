import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { useLiveStatus } from '@callboard/api-client/live';
import { isReference, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListQuery } from '@callboard/api-contract/lists';
import { conversationOverviewSchema, type ConversationOverview } from '@callboard/api-contract/messaging';
import { translate } from '@callboard/language';
import { ConversationList, type ListedConversation } from '../list/ConversationList';
import { useActor, useZone } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { SearchBox } from '@callboard/ui-kit/inputs';
import { linkVariant } from '@callboard/ui-kit/navigation';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as v from 'valibot';
import { conversationMessages as words } from './conversationMessages';
import styles from './messaging.module.css';
import { messagePollMs, usePolling } from '@callboard/records/screen';

const NewConversation = lazy(async () => ({ default: (await import('./NewConversation')).NewConversation }));

export interface ConversationsPaneProps {
  /** The conversation that is open. */
  current: string | undefined;
  /** It is the page itself: its title is the page's heading. */
  isPage: boolean;
}

const withOverview = v.object({ overview: conversationOverviewSchema });

/** How many more each step shows. */
const step = 50;

/** The user's conversations with their unread messages: searched, started, and opened from here. */
export function ConversationsPane({ current, isPage }: ConversationsPaneProps) {
  const navigate = useNavigate();
  const zone = useZone();
  const isStaff = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  const [text, setText] = useState('');
  const [isStarting, setStarting] = useState(false);
  const search = useDeferredValue(text.trim());
  const list = useConversations(search);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.list} aria-label={words.messages}>
      <div className={styles.bar}>
        <Title className={styles.title}>{words.title}</Title>
        <Button icon="plus" variant="primary" size="small" onClick={() => setStarting(true)}>
          {words.begin}
        </Button>
      </div>
      <SearchBox label={words.searchConversations} value={text} onValueChange={setText} />
      <div className={styles.rows}>
        <QueryView
          query={list.query}
          loading={<Skeleton lines={8} />}
          isEmpty={(conversations) => conversations.length === 0}
          empty={
            search === '' ? (
              <EmptyState icon="mail" title={words.none}>
                {words.noneText}
              </EmptyState>
            ) : (
              <EmptyState icon="search" title={words.noneFound}>
                {words.noneFoundText}
              </EmptyState>
            )
          }
        >
          {(conversations) => (
            <ConversationList
              conversations={conversations}
              current={current}
              zone={zone}
              onFollow={(href) => void navigate(href)}
              onMore={list.onMore}
              isLoadingMore={list.isLoadingMore}
            />
          )}
        </QueryView>
      </div>
      {isStaff && (
        <p className={styles.foot}>
          <Link to="/message-reports" {...linkVariant()}>
            {words.reports}
          </Link>
        </p>
      )}
      {isStarting && (
        <Suspense fallback={null}>
          <NewConversation onClose={() => setStarting(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** The conversations that match a search, the one with the latest message first, and how many messages of each are unread. */
function useConversations(search: string) {
  const [wanted, setWanted] = useState(step);
  const query: ListQuery = {
    ordering: ['-last_message_at'],
    additionalFields: ['overview'],
    ...(search !== '' && { search }),
  };
  const rows = collections.conversations.useRows(query);
  const unread = queries.unreadConversations.useQuery().data?.conversations ?? [];
  const { count, problem, isLoading, isFetching, refetch } = rows;
  usePolling(refetch, useLiveStatus() === 'open' ? null : messagePollMs);
  const records = Array.from({ length: Math.min(wanted, count ?? 0) }, (_, index) => rows.rowAt(index));

  function onMore() {
    setWanted(wanted + step);
    rows.onRangeChange(0, wanted + step - 1);
  }

  return {
    query: {
      value:
        count === undefined
          ? undefined
          : records
              .filter((record) => record !== undefined)
              .map((record) =>
                listed(record, unread.find((each) => each.conversation === record.hashcode)?.unread),
              ),
      problem,
      isLoading,
      retry: refetch,
    },
    onMore: count !== undefined && wanted < count ? onMore : undefined,
    isLoadingMore: isFetching,
  };
}

function listed(record: RecordOf<'conversations'>, unread = 0): ListedConversation {
  const { hashcode, subject, event, last_message_at, status } = record;
  const { lifecycle } = collectionNamed('conversations');
  const label = status === 'open' ? undefined : lifecycle?.statuses[status]?.label;
  return {
    id: hashcode,
    subject,
    ...shownOf(record),
    about: isReference(event) ? event.title : undefined,
    lastMessageAt: last_message_at ?? null,
    unread,
    status: label === undefined ? undefined : translate(label),
    href: `/conversations/${hashcode}`,
  };
}

/** Members of a conversation and its last message; nothing where the server does not answer with an overview. */
function shownOf(record: RecordOf<'conversations'>): Pick<ListedConversation, 'people' | 'lastMessage'> {
  const parsed = v.safeParse(withOverview, record);
  if (!parsed.success) return {};
  const { last_message: last, ...others } = parsed.output.overview;
  const lastMessage = last && {
    authorName: last.author_name,
    isOwn: last.is_own,
    isDeleted: last.is_deleted,
    body: last.body,
  };
  return { people: namesOf(others), lastMessage: lastMessage ?? undefined };
}

/** Staff read every conversation, so one without other members is with them. */
function namesOf({ people, people_count: count }: Omit<ConversationOverview, 'last_message'>): string {
  if (count === 0) return words.organisers;
  const names = people.join(', ');
  return count > people.length ? words.peopleAndMore(names, count - people.length) : names;
}
