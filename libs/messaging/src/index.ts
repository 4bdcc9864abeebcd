export { MessageComposer } from './composer/MessageComposer';
export type { StoredText, MessageComposerProps } from './composer/MessageComposer';
export { FollowEnd } from './thread/FollowEnd';
export type { FollowEndProps } from './thread/FollowEnd';
export { MessageThread } from './thread/MessageThread';
export type { MessageThreadProps, ThreadMessage } from './thread/MessageThread';
