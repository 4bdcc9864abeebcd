import { collectionNamed, nestedPath } from '@callboard/api-contract/collections';
import { apiSettings } from '../configureApi';
import type { CollectionHooks } from './CollectionHooks';
import { recordHooksAt } from './collections';

const built = new Map<string, CollectionHooks<'messages'>>();

/**
 * The hooks of the messages of one conversation, whose paths are below its own (clauses 7.32 and 7.33); the same object each time. Give
 * a component that calls them the conversation as its `key`.
 *
 * @example
 * const rows = messagesOf(conversation).useRows({ additionalFields: ['linked_users'] });
 */
export function messagesOf(conversation: string): CollectionHooks<'messages'> {
  const nested = nestedPath(collectionNamed('messages'), apiSettings().version);
  const path = nested.replace('{conversation}', encodeURIComponent(conversation));
  // The endpoints have the types that the contract declares for messages.
  const hooks =
    built.get(path) ?? (recordHooksAt('messages', path) as unknown as CollectionHooks<'messages'>);
  built.set(path, hooks);
  return hooks;
}
