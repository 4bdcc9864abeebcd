/** A message as the thread shows it. */
export interface ThreadMessage {
  id: string;
  /** Its place in the conversation, from 1. */
  number: number;
  /** The id of the author: two people can have the same name. */
  author: string;
  authorName: string;
  /** The school or role of the author, where another member has the same name. */
  authorNote?: string | undefined;
  body: string;
  /** When it was sent, in ISO 8601. */
  sentAt: string;
  /** When it was last edited; null if never. */
  editedAt: string | null;
  /** True if the reader wrote it. */
  isOwn: boolean;
  /** A deleted message stays in its place, without its text. */
  isDeleted: boolean;
  /** The message that it replies to. */
  reply: QuotedMessage | null;
  /** The names of the members that it mentions. */
  mentions: readonly string[];
  reactions: readonly Reaction[];
  files: readonly MessageFile[];
}

/** The message that another one replies to. */
export interface QuotedMessage {
  /** Its place in the conversation; null where it is not known. */
  number: number | null;
  authorName: string;
  /** The beginning of its text. */
  body: string;
  isDeleted: boolean;
}

/** One emoji on a message. */
export interface Reaction {
  emoji: string;
  count: number;
  /** True if the reader is one of those who reacted. */
  isOwn: boolean;
  names: readonly string[];
}

/** A file of a message. */
export interface MessageFile {
  hashcode: string;
  name: string;
}

/** An own message that is not stored on the server yet, or is not in the loaded rows yet. */
export interface OutgoingMessage {
  key: string;
  body: string;
  /** When the user sent it, in ISO 8601. */
  sentAt: string;
  reply: QuotedMessage | null;
  files: readonly MessageFile[];
  /** 'waiting' is for a message that is sent when the device is online again. */
  status: 'sending' | 'waiting' | 'sent' | 'failed';
  /** Why it failed. */
  reason?: string | undefined;
}

/** Another member of the conversation, and how far they have read. */
export interface Reader {
  id: string;
  name: string;
  readNumber: number;
}
