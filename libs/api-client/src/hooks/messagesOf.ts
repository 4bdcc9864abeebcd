import { collectionNamed } from '@callboard/api-contract';
import { buildHooks } from './buildHooks';
import type { CollectionHooks } from './collectionHooks';

const built = new Map<string, CollectionHooks<'messages'>>();

/**
 * The hooks of the messages of one conversation, which have addresses behind it (clauses 7.32 and 7.33); the same object each
 * time. A component that calls them has the conversation as its key.
 *
 * @example
 * const rows = messagesOf(conversation).useRows({ additionalFields: ['linked_users'] });
 */
export function messagesOf(conversation: string): CollectionHooks<'messages'> {
  const hooks = built.get(conversation) ?? buildMessages(conversation);
  built.set(conversation, hooks);
  return hooks;
}

function buildMessages(conversation: string): CollectionHooks<'messages'> {
  const conversations = collectionNamed('conversations');
  const behind = (path: string) => `${path}/${encodeURIComponent(conversation)}/messages`;
  const { path, v2Path } = conversations;
  const definition = { ...collectionNamed('messages'), path: behind(path), v2Path: behind(v2Path) };
  // The endpoints are the same for all collections; what they carry is what the contract says of messages.
  return buildHooks('messages', definition) as unknown as CollectionHooks<'messages'>;
}
