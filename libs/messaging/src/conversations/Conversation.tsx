import { actions } from '@callboard/api-client/actions';
import { messagesOf } from '@callboard/api-client/collections';
import {
  reactionEmojis,
  type ConversationState,
  type ReactionEmoji,
} from '@callboard/api-contract/messaging';
import { useIsViewing } from '@callboard/auth';
import { MessageThread } from '../thread/MessageThread';
import { TypingNote } from '../typing/TypingNote';
import type { ThreadActions } from '../thread/ThreadContext';
import type { ThreadMessage } from '../message/ThreadMessage';
import { useActor, useUndoAlert, useZone } from '@callboard/records';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { AttachmentGallery } from '@callboard/uploads';
import { useState } from 'react';
import { conversationMessages as words } from './conversationMessages';
import { ConversationWriting } from './ConversationWriting';
import styles from './messaging.module.css';
import { ReportDialog } from './ReportDialog';
import { useReadMark } from './useReadMark';
import { useSending } from './useSending';
import { useThreadSource } from './useThreadSource';
import { useTyping } from './useTyping';

export interface ConversationProps {
  hashcode: string;
  state: ConversationState;
  /** The number of its last message when it was opened. */
  lastNumber: number;
  /** The message to go to, as a new object for each time. */
  target: { number: number } | null;
}

/** The messages of a conversation, and the field for the next one. */
export function Conversation({ hashcode, state, lastNumber, target }: ConversationProps) {
  const { user } = useActor();
  const zone = useZone();
  const isViewing = useIsViewing();
  const canWrite = state.can_write && !isViewing;
  const { firstUnread, onSeen } = useReadMark({ conversation: hashcode, state, lastNumber });
  const thread = useThreadSource(hashcode, state.members, target?.number ?? firstUnread ?? lastNumber);
  const sending = useSending(hashcode, thread.query.value?.count ?? 0);
  const { typing, onTyping } = useTyping(hashcode);
  const [reply, setReply] = useState<ThreadMessage | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [reported, setReported] = useState<ThreadMessage | null>(null);
  const changes = useMessageChanges(hashcode, thread.versionOf);
  const others = state.members.filter((member) => member.user !== user);

  const threadActions: ThreadActions = {
    ...(canWrite && {
      onReply: setReply,
      onReact: changes.react,
      onEdit: changes.edit,
      onRemove: changes.remove,
    }),
    onReport: setReported,
    onRetry: ({ key }) => sending.retry(key),
    onDiscard: ({ key }) => sending.discard(key),
  };
  return (
    <>
      <QueryView query={thread.query} loading={<Skeleton lines={8} />}>
        {(source) => (
          <MessageThread
            source={source}
            outgoing={sending.outgoing}
            view={{
              zone,
              readers: others.map(({ user: id, name, read_number }) => ({
                id,
                name,
                readNumber: read_number,
              })),
              emoji: reactionEmojis,
              renderFiles: (files, label) => <AttachmentGallery files={files} label={label} />,
              actions: threadActions,
              editing,
              onEditingChange: setEditing,
            }}
            firstUnread={firstUnread}
            target={target}
            canWrite={canWrite}
            onSeen={onSeen}
          />
        )}
      </QueryView>
      <TypingNote names={others.filter((member) => typing.includes(member.user)).map(({ name }) => name)} />
      {state.is_locked && (
        <Banner kind="warning" title={canWrite ? words.lockedForOthers : words.locked}>
          {state.lock_reason}
        </Banner>
      )}
      {canWrite ? (
        <div className={styles.writing}>
          <ConversationWriting
            conversation={hashcode}
            members={others}
            reply={reply}
            onReplyChange={setReply}
            onTyping={onTyping}
            // While a message is pending, the last one is that, and not the one before it.
            onEditLast={() => {
              if (sending.outgoing.length === 0) setEditing(thread.lastOwn()?.id ?? null);
            }}
            onSend={sending.send}
          />
        </div>
      ) : (
        !state.is_locked && <Banner>{state.refusal ?? words.closed}</Banner>
      )}
      {reported && <ReportDialog message={reported} onClose={() => setReported(null)} />}
    </>
  );
}

/** Changes of the reader to stored messages. */
function useMessageChanges(conversation: string, versionOf: (number: number) => number | undefined) {
  const messages = messagesOf(conversation);
  const [patch] = messages.usePatch();
  const [removeMessage] = messages.useRemove();
  const [reactTo] = actions.reactToMessage.useAction();
  const alertWithUndo = useUndoAlert();
  return {
    async edit({ id, number }: ThreadMessage, body: string): Promise<boolean> {
      const outcome = await patch(id, { conversation, body }, versionOf(number));
      if (outcome.ok) alertWithUndo(words.changed, outcome.changeSet);
      return outcome.ok;
    },
    remove({ id, number }: ThreadMessage): void {
      void removeMessage(id, versionOf(number)).then((outcome) => {
        if (outcome.ok) alertWithUndo(words.removed, outcome.changeSet);
      });
    },
    react({ id }: ThreadMessage, emoji: string, isOn: boolean): void {
      if (isOffered(emoji)) void reactTo({ message: id, emoji, is_on: isOn });
    },
  };
}

function isOffered(emoji: string): emoji is ReactionEmoji {
  return reactionEmojis.some((each) => each === emoji);
}
