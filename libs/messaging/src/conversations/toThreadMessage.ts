import { isReference, type RecordOf } from '@callboard/api-contract';
import { linkedUserSchema, messageDetailsSchema } from '@callboard/api-contract/messaging';
import type { ThreadMessage } from '../message/ThreadMessage';
import * as v from 'valibot';

const withDetails = v.object({ details: messageDetailsSchema });
const withUsers = v.object({ linked_users: v.array(linkedUserSchema) });
const none = { reactions: [], mentions: [], attachments: [], reply: null };

/** Member of the conversation as others know them: the notes distinguish two people of one name. */
export interface KnownMember {
  user: string;
  name: string;
  note: string;
}

/** A message as the thread shows it, for a reader. */
export function toThreadMessage(
  message: RecordOf<'messages'>,
  reader: string,
  members: readonly KnownMember[],
): ThreadMessage {
  const { hashcode, number, body, author_name, author, created, edited_at, deleted_at } = message;
  const parsed = v.safeParse(withDetails, message);
  // A server that does not know the details sends none.
  const { reactions, mentions, attachments, reply } = parsed.success ? parsed.output.details : none;
  const authorId = isReference(author) ? author.hashcode : '';
  const authorName = author_name || message.qed_model.title;
  return {
    id: hashcode,
    number,
    author: authorId || authorName,
    authorName,
    authorNote: noteOf(authorId, authorName, [...members, ...linkedMembers(message)]),
    body,
    sentAt: created,
    editedAt: edited_at ?? null,
    isOwn: authorId === reader,
    isDeleted: Boolean(deleted_at),
    reply: reply && {
      number: reply.number,
      authorName: reply.author_name,
      body: reply.body,
      isDeleted: reply.is_deleted,
    },
    mentions: mentions.map(({ name }) => name),
    reactions: reactions.map(({ emoji, count, is_own, names }) => ({ emoji, count, isOwn: is_own, names })),
    files: attachments.map((file) => ({ hashcode: file.hashcode, name: file.name })),
  };
}

/** The members as the list of messages has them: a server need not answer how far each of them has read. */
function linkedMembers(message: RecordOf<'messages'>): KnownMember[] {
  const parsed = v.safeParse(withUsers, message);
  const linked = parsed.success ? parsed.output.linked_users : [];
  return linked.map(({ hashcode: user, title: name, note = '' }) => ({ user, name, note }));
}

function noteOf(author: string, name: string, members: readonly KnownMember[]): string | undefined {
  const isShared = members.some((member) => member.name === name && member.user !== author);
  return isShared ? members.find(({ user }) => user === author)?.note : undefined;
}
