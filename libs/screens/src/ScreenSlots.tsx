import { CommentsContext, NewConversationContext } from '@callboard/records/profile';
import { loadCollections } from '@callboard/api-contract/collections';
import { lazy, type ReactNode } from 'react';

// Lazy: both have the field for a message.
const RecordComments = lazy(async () => ({
  default: (await import('@callboard/messaging/comments')).RecordComments,
}));
const NewConversation = lazy(async () => {
  const [part] = await Promise.all([
    import('@callboard/messaging/new-conversation'),
    loadCollections(['conversations']),
  ]);
  return { default: part.NewConversation };
});

/** Fills what the pages of a subject leave open with the parts of another. */
export function ScreenSlots({ children }: { children: ReactNode }) {
  return (
    <CommentsContext value={RecordComments}>
      <NewConversationContext value={NewConversation}>{children}</NewConversationContext>
    </CommentsContext>
  );
}
