import { messagesOf } from '@callboard/api-client/collections';
import { useLiveStatus } from '@callboard/api-client/live';
import { isReference, type ListQuery, type RecordOf } from '@callboard/api-contract';
import type { ThreadMessage } from '@callboard/messaging';
import { useActor } from '@callboard/records';
import { useState } from 'react';
import { usePolling } from './usePolling';

/** The number of earlier messages that each step loads. */
const step = 50;

/** The polling interval for messages of others while they do not arrive by themselves, in milliseconds. */
const pollMs = 10_000;

const newestFirstQuery: ListQuery = { ordering: ['-number'], additionalFields: ['linked_users'] };

/** The last messages of a conversation, oldest first, and earlier ones on request. Messages of others arrive, or are polled. */
export function useMessages(conversation: string) {
  const { user } = useActor();
  const [wanted, setWanted] = useState(step);
  const rows = messagesOf(conversation).useRows(newestFirstQuery);
  const { count, problem, isLoading, isFetching, refetch } = rows;
  usePolling(refetch, useLiveStatus() === 'open' ? null : pollMs);
  const newestFirst = Array.from({ length: Math.min(wanted, count ?? 0) }, (_, index) => rows.rowAt(index));
  const records = newestFirst.filter((record) => record !== undefined).reverse();

  function onEarlier() {
    setWanted(wanted + step);
    rows.onRangeChange(0, wanted + step - 1);
  }

  return {
    query: {
      value: count === undefined ? undefined : records.map((record) => toThreadMessage(record, user)),
      problem,
      isLoading,
      retry: refetch,
    },
    onEarlier: count !== undefined && wanted < count ? onEarlier : undefined,
    isLoadingEarlier: isFetching,
    /** The version on screen, so that an edit is based on what the user saw. */
    versionOf: (hashcode: string) => records.find((record) => record.hashcode === hashcode)?.version,
  };
}

function toThreadMessage(message: RecordOf<'messages'>, user: string): ThreadMessage {
  const { hashcode, body, author_name, author, created, version } = message;
  return {
    id: hashcode,
    body,
    authorName: author_name || message.qed_model.title,
    sentAt: created,
    isEdited: version !== undefined && version > 1,
    isOwn: isReference(author) && author.hashcode === user,
  };
}
