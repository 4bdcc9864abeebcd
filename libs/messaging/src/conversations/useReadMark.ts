import { actions } from '@callboard/api-client/actions';
import { limits } from '@callboard/api-contract';
import type { ConversationState } from '@callboard/api-contract/messaging';
import { useIsViewing } from '@callboard/auth';
import { onceFocused } from '@callboard/browser-storage';
import { useEffect, useEffectEvent, useState } from 'react';

export interface ReadMarkOptions {
  conversation: string;
  state: Pick<ConversationState, 'read_number' | 'is_member'>;
  /** The number of the last message when the conversation was opened. */
  lastNumber: number;
}

/**
 * Marks messages as read when they are visible in a window that has the focus, because their authors see it (clause 9.2); and returns
 * where the unread ones began. Nobody reads for a user whom they view as.
 */
export function useReadMark({ conversation, state, lastNumber }: ReadMarkOptions) {
  const isViewing = useIsViewing();
  const [read] = actions.readConversation.useAction();
  const [seen, setSeen] = useState(0);
  const [opened] = useState({ readNumber: state.read_number, lastNumber });
  const marks = state.is_member && !isViewing;

  const isUnread = marks && seen > state.read_number;

  const mark = useEffectEvent(() => void read({ conversation, number: seen }));
  // Notifies the server, once the window has the focus.
  useEffect(() => (isUnread ? onceFocused(limits.focusCheckMs, () => mark()) : undefined), [seen, isUnread]);

  return {
    firstUnread: marks && opened.readNumber < opened.lastNumber ? opened.readNumber + 1 : null,
    onSeen: (number: number) => setSeen((now) => Math.max(now, number)),
  };
}
