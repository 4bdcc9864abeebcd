import { RecordList } from '@callboard/records/list';
import { lazy, Suspense } from 'react';

const NewConversation = lazy(async () => ({ default: (await import('./NewConversation')).NewConversation }));

/** The user's conversations, those with the latest message first. */
export function Screen() {
  return (
    <RecordList
      collection="conversations"
      newRecord={(onClose) => (
        <Suspense fallback={null}>
          <NewConversation onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
