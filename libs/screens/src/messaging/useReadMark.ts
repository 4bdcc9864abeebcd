import { actions } from '@callboard/api-client/actions';
import type { ConversationState } from '@callboard/api-contract';
import { useIsViewing } from '@callboard/auth';
import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useEffectEvent, useState } from 'react';

export interface ReadMarkOptions {
  conversation: string;
  state: Pick<ConversationState, 'read_number' | 'is_member'>;
  /** The number of the last message when the conversation was opened. */
  lastNumber: number;
}

/**
 * Marks messages as read when they are visible, and not while the page is hidden; and says where the unread ones began. Nobody reads for
 * a user whom they view as.
 */
export function useReadMark({ conversation, state, lastNumber }: ReadMarkOptions) {
  const isViewing = useIsViewing();
  const [read] = actions.readConversation.useAction();
  const [seen, setSeen] = useState(0);
  const [opened] = useState({ readNumber: state.read_number, lastNumber });
  const marks = state.is_member && !isViewing;

  const mark = useEffectEvent(() => {
    if (!marks || seen <= state.read_number || document.visibilityState === 'hidden') return;
    void read({ conversation, number: seen });
  });
  // Notifies the server.
  useEffect(() => mark(), [seen, marks]);
  useEffect(
    () =>
      onVisibilityChange((isVisible) => {
        if (isVisible) mark();
      }),
    [],
  );

  return {
    firstUnread: marks && opened.readNumber < opened.lastNumber ? opened.readNumber + 1 : null,
    onSeen: (number: number) => setSeen((now) => Math.max(now, number)),
  };
}
