export { MessageComposer } from './composer/MessageComposer';
export type { ComposedMessage, MessageComposerProps } from './composer/MessageComposer';
export type { Mentionable } from './composer/useMentions';
export type { StoredText } from './composer/useStoredText';
export { ConversationList } from './list/ConversationList';
export type { ConversationListProps, LastMessage, ListedConversation } from './list/ConversationList';
export { ReasonDialog } from './reason/ReasonDialog';
export type { ReasonDialogProps } from './reason/ReasonDialog';
export { ThreadSearch } from './search/ThreadSearch';
export type { FoundMessage, ThreadSearchProps } from './search/ThreadSearch';
export { MessageBody } from './thread/MessageBody';
export type { MessageBodyProps } from './thread/MessageBody';
export { MessageEditor } from './thread/MessageEditor';
export type { MessageEditorProps } from './thread/MessageEditor';
export { MessageThread } from './thread/MessageThread';
export type { MessageThreadProps, ThreadSource } from './thread/MessageThread';
export type { ThreadActions, ThreadView } from './thread/ThreadContext';
export type {
  MessageFile,
  OutgoingMessage,
  QuotedMessage,
  Reaction,
  Reader,
  ThreadMessage,
} from './message/ThreadMessage';
export { TypingNote } from './typing/TypingNote';
