import { createContext, useContext, type ReactNode } from 'react';
import type { MessageFile, OutgoingMessage, Reader, ThreadMessage } from '../message/ThreadMessage';

/** Actions of the reader on messages; absent ones are not offered. */
export interface ThreadActions {
  onReply?: ((message: ThreadMessage) => void) | undefined;
  onReact?: ((message: ThreadMessage, emoji: string, isOn: boolean) => void) | undefined;
  /** Resolves to whether the new text was saved. */
  onEdit?: ((message: ThreadMessage, body: string) => Promise<boolean>) | undefined;
  onRemove?: ((message: ThreadMessage) => void) | undefined;
  onReport?: ((message: ThreadMessage) => void) | undefined;
  /** Sends a failed message again. */
  onRetry: (message: OutgoingMessage) => void;
  /** Deletes a message that was not sent. */
  onDiscard: (message: OutgoingMessage) => void;
}

/** Common facts of all messages of a thread. */
export interface ThreadView {
  /** The time zone of days and times, as an IANA name. */
  zone: string;
  /** The other members, and how far they have read. */
  readers: readonly Reader[];
  /** The emoji with which a message can be answered. */
  emoji: readonly string[];
  /** Renders the files of a message; `label` names their list. */
  renderFiles: (files: readonly MessageFile[], label: string) => ReactNode;
  actions: ThreadActions;
  /** The id of the message that is being edited. */
  editing: string | null;
  onEditingChange: (id: string | null) => void;
  /** Scrolls to a message. */
  onJump: (number: number) => void;
}

/** Provided by `MessageThread` to its messages. */
export const ThreadContext = createContext<ThreadView | null>(null);

/** Common facts of all messages of the thread. */
export function useThread(): ThreadView {
  const view = useContext(ThreadContext);
  if (view === null) throw new Error('A message is rendered outside a MessageThread.');
  return view;
}
