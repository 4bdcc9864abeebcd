import type { ThreadSource } from '../thread/MessageThread';
import type { ThreadView } from '../thread/ThreadContext';
import type { OutgoingMessage, ThreadMessage } from '../message/ThreadMessage';

/** A message for a test or a story: of Hana Parata, without replies, reactions or files. */
export function aMessage(given: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: `message-${given.number ?? 1}`,
    number: 1,
    author: 'hana',
    authorName: 'Hana Parata',
    body: 'When do the doors open?\nAnd which ones?',
    sentAt: '2026-05-14T10:30:00Z',
    editedAt: null,
    isOwn: false,
    isDeleted: false,
    reply: null,
    mentions: [],
    reactions: [],
    files: [],
    ...given,
  };
}

/** A message of the reader, Aroha Ngata. */
export function ownMessage(given: Partial<ThreadMessage> = {}): ThreadMessage {
  return aMessage({
    number: 2,
    author: 'aroha',
    authorName: 'Aroha Ngata',
    body: 'At five.',
    sentAt: '2026-05-14T12:30:00Z',
    isOwn: true,
    ...given,
  });
}

/** A message that is being sent. */
export function outgoingMessage(given: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    key: 'outgoing',
    body: 'See you there.',
    sentAt: '2026-05-14T12:31:00Z',
    reply: null,
    files: [],
    status: 'sending',
    ...given,
  };
}

/** Loaded messages as the thread takes them. */
export function sourceOf(messages: readonly ThreadMessage[]): ThreadSource {
  return { count: messages.length, messageAt: (index) => messages[index], onRangeChange: () => undefined };
}

/** Common facts of the messages of a thread, in the zone of Auckland. */
export function aView(given: Partial<Omit<ThreadView, 'onJump'>> = {}): Omit<ThreadView, 'onJump'> {
  return {
    zone: 'Pacific/Auckland',
    readers: [],
    emoji: ['👍', '🎉'],
    renderFiles: (files) => files.map(({ name }) => name).join(', '),
    actions: { onRetry: () => undefined, onDiscard: () => undefined },
    editing: null,
    onEditingChange: () => undefined,
    ...given,
  };
}
