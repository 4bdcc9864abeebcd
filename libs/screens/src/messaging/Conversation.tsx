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

/** The messages of a conversation, and the field for the next one. */
export function Conversation({ hashcode, isClosed }: ConversationProps) {
  const zone = useZone();
  const [draft] = useState(() => openDraft(`messages/${hashcode}`));
  const thread = useMessages(hashcode);
  const messages = messagesOf(hashcode);
  const [create] = messages.useCreate();
  const [patch] = messages.usePatch();
  const [remove] = messages.useRemove();
  const refresh = useRefreshRecords();
  const alertWithUndo = useUndoAlert();

  async function send(body: string): Promise<boolean> {
    const outcome = await create({ conversation: hashcode, body });
    // The conversation has the time of its last message.
    if (outcome.ok) refresh();
    return outcome.ok;
  }

  async function edit({ id }: ThreadMessage, body: string): Promise<boolean> {
    const outcome = await patch(id, { conversation: hashcode, body }, thread.versionOf(id));
    if (outcome.ok) alertWithUndo(words.changed, outcome.changeSet);
    return outcome.ok;
  }

  async function takeBack({ id }: ThreadMessage): Promise<void> {
    const outcome = await remove(id, thread.versionOf(id));
    if (outcome.ok) alertWithUndo(words.removed, outcome.changeSet);
  }

  return (
    <FollowEnd last={thread.query.value?.at(-1)?.id}>
      <QueryView query={thread.query} loading={<Skeleton lines={8} />}>
        {(loaded) => (
          <MessageThread
            messages={loaded}
            zone={zone}
            isReadOnly={isClosed}
            onEarlier={thread.onEarlier}
            isLoadingEarlier={thread.isLoadingEarlier}
            onEdit={edit}
            onRemove={(message) => void takeBack(message)}
          />
        )}
      </QueryView>
      {isClosed ? <Banner>{words.closed}</Banner> : <MessageComposer draft={draft} onSend={send} />}
    </FollowEnd>
  );
}
