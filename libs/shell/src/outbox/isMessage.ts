import type { OutboxEntry } from '@callboard/outbox';

/** Whether an entry is a message, and no change such as a move on a run sheet. */
export function isMessage(entry: OutboxEntry): boolean {
  return 'collection' in entry && entry.collection === 'messages';
}
