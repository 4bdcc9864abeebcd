import { messagesOf } from '@callboard/api-client/collections';
import { useLiveStatus } from '@callboard/api-client/live';
import type { ListQuery } from '@callboard/api-contract/lists';
import type { ThreadSource } from '../thread/MessageThread';
import { useActor } from '@callboard/records';
import { useCallback } from 'react';
import { toThreadMessage, type KnownMember } from './toThreadMessage';
import { messagePollMs, usePolling } from '@callboard/records/screen';

/** By number, so that a message has the same place in the list for ever, however many are written after it. */
const byNumber: ListQuery = { ordering: ['number'], additionalFields: ['linked_users', 'details'] };

/** The messages of a conversation, loaded as they become visible, from the given number on. */
export function useThreadSource(conversation: string, members: readonly KnownMember[], startAt: number) {
  const { user } = useActor();
  const rows = messagesOf(conversation).useRows(byNumber, { startAt: Math.max(0, startAt - 1) });
  const { count, rowAt, onRangeChange, problem, isLoading, refetch } = rows;
  usePolling(refetch, useLiveStatus() === 'open' ? null : messagePollMs);
  const messageAt = useCallback(
    (index: number) => {
      const record = index < 0 ? undefined : rowAt(index);
      return record && toThreadMessage(record, user, members);
    },
    [rowAt, user, members],
  );
  const source: ThreadSource | undefined =
    count === undefined ? undefined : { count, messageAt, onRangeChange };
  return {
    query: { value: source, problem, isLoading, retry: refetch },
    /** The version on screen, so that an edit is based on what the user saw. */
    versionOf: (number: number) => rowAt(number - 1)?.version,
    /** The last own message that is loaded and not deleted. */
    lastOwn: () => {
      for (let index = (count ?? 0) - 1; index >= 0; index -= 1) {
        const message = messageAt(index);
        if (message === undefined) return undefined;
        if (message.isOwn && !message.isDeleted) return message;
      }
      return undefined;
    },
  };
}
