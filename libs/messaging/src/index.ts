export { MessageComposer } from './composer/MessageComposer';
export type { StoredText, MessageComposerProps } from './composer/MessageComposer';
export { FollowEnd } from './thread/FollowEnd';
export type { FollowEndProps } from './thread/FollowEnd';
export { MessageThread } from './thread/MessageThread';
export type { MessageThreadProps } from './thread/MessageThread';
export type { ThreadMessage } from './thread/MessageItem';
