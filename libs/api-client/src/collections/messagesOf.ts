import { collectionNamed, collectionPath } from '@callboard/api-contract';
import { apiSettings } from '../configureApi';
import type { CollectionHooks } from './CollectionHooks';
import { recordHooksAt } from './collections';

const built = new Map<string, CollectionHooks<'messages'>>();

/**
 * The hooks of the messages of one conversation, whose addresses are behind it (clauses 7.32 and 7.33); the same object each time. A
 * component that calls them has the conversation as its key.
 *
 * @example
 * const rows = messagesOf(conversation).useRows({ additionalFields: ['linked_users'] });
 */
export function messagesOf(conversation: string): CollectionHooks<'messages'> {
  const conversations = collectionPath(collectionNamed('conversations'), apiSettings().version);
  const path = `${conversations}/${encodeURIComponent(conversation)}/messages`;
  // The endpoints carry what the contract declares of messages.
  const hooks =
    built.get(path) ?? (recordHooksAt('messages', path) as unknown as CollectionHooks<'messages'>);
  built.set(path, hooks);
  return hooks;
}
