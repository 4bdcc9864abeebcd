import { messagingLimits, type MemberState } from '@callboard/api-contract/messaging';
import { openDraft } from '@callboard/auth/drafts';
import { MessageComposer } from '../composer/MessageComposer';
import type { MessageFile, ThreadMessage } from '../message/ThreadMessage';
import { Button } from '@callboard/ui-kit/elements';
import { AttachmentArea } from '@callboard/uploads';
import { useState } from 'react';
import { conversationMessages as words } from './conversationMessages';
import type { Sent } from './useSending';

export interface ConversationWritingProps {
  conversation: string;
  /** The members whom a message can mention. */
  members: readonly MemberState[];
  /** The message to which the user replies. */
  reply: ThreadMessage | null;
  onReplyChange: (message: ThreadMessage | null) => void;
  onTyping: () => void;
  onEditLast: () => void;
  onSend: (message: Sent) => void;
}

const limits = { maxFiles: messagingLimits.maxAttachments };
const noFiles: readonly MessageFile[] = [];

/** The field for the next message, with its files. */
export function ConversationWriting(props: ConversationWritingProps) {
  const { conversation, members, reply, onReplyChange, onTyping, onEditLast, onSend } = props;
  const [draft] = useState(() => openDraft(`messages/${conversation}`));
  const [files, setFiles] = useState(noFiles);
  return (
    <AttachmentArea label={words.files} value={files} onChange={setFiles} limits={limits}>
      {({ pick, isUploading }) => (
        <MessageComposer
          draft={draft}
          members={members.map(({ user, name, note }) => ({ id: user, name, note }))}
          reply={reply}
          onCancelReply={() => onReplyChange(null)}
          onTyping={onTyping}
          onEditLast={onEditLast}
          hold={isUploading ? words.stillUploading : undefined}
          tools={<Button shape="square" icon="clip" aria-label={words.addFiles} onClick={pick} />}
          onSend={(message) => {
            onSend({ ...message, reply, files });
            setFiles(noFiles);
            onReplyChange(null);
          }}
        />
      )}
    </AttachmentArea>
  );
}
