import { CommentsContext } from '@callboard/records/profile';
import { lazy, type ReactNode } from 'react';

// Lazy: it has the field for a message.
const RecordComments = lazy(async () => ({
  default: (await import('@callboard/messaging/comments')).RecordComments,
}));

/** Fills what the pages of a subject leave open with the parts of another. */
export function ScreenSlots({ children }: { children: ReactNode }) {
  return <CommentsContext value={RecordComments}>{children}</CommentsContext>;
}
