import { useRefreshRecords } from '@callboard/api-client/attachments';
import { messagesOf } from '@callboard/api-client/collections';
import { openDraft } from '@callboard/auth/drafts';
import { FollowEnd, MessageComposer, MessageThread, type ThreadMessage } from '@callboard/messaging';
import { useUndoAlert, useZone } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { conversationMessages as words } from './conversationMessages';
import { useMessages } from './useMessages';

export interface ConversationProps {
  hashcode: string;
  isClosed: boolean;
}

/** What was said in a conversation, and where the next message is written. */
export function Conversation({ hashcode, isClosed }: ConversationProps) {
  const zone = useZone();
  const [draft] = useState(() => openDraft(`messages/${hashcode}`));
  const said = useMessages(hashcode);
  const messages = messagesOf(hashcode);
  const [create] = messages.useCreate();
  const [patch] = messages.usePatch();
  const [remove] = messages.useRemove();
  const refresh = useRefreshRecords();
  const tell = useUndoAlert();

  async function send(body: string): Promise<boolean> {
    const outcome = await create({ conversation: hashcode, body });
    // The conversation itself says when it was last written in.
    if (outcome.ok) refresh();
    return outcome.ok;
  }

  async function edit({ id }: ThreadMessage, body: string): Promise<boolean> {
    const outcome = await patch(id, { conversation: hashcode, body }, said.versionOf(id));
    if (outcome.ok) tell(words.changed, outcome.changeSet);
    return outcome.ok;
  }

  async function takeBack({ id }: ThreadMessage): Promise<void> {
    const outcome = await remove(id, said.versionOf(id));
    if (outcome.ok) tell(words.removed, outcome.changeSet);
  }

  return (
    <FollowEnd last={said.query.value?.at(-1)?.id}>
      <QueryView query={said.query} loading={<Skeleton lines={8} />}>
        {(thread) => (
          <MessageThread
            messages={thread}
            zone={zone}
            isReadOnly={isClosed}
            onEarlier={said.onEarlier}
            isLoadingEarlier={said.isLoadingEarlier}
            onEdit={edit}
            onRemove={(message) => void takeBack(message)}
          />
        )}
      </QueryView>
      {isClosed ? <Banner>{words.closed}</Banner> : <MessageComposer draft={draft} onSend={send} />}
    </FollowEnd>
  );
}
