import type { OutboxEntry } from '@callboard/offline';

/** Checks whether an entry is a message, and no change such as a move on a run sheet. */
export function isMessage(entry: OutboxEntry): boolean {
  return 'collection' in entry && entry.collection === 'messages';
}

/** Checks whether an entry is a scan of a ticket at a door. */
export function isScan(entry: OutboxEntry): boolean {
  return 'action' in entry && entry.action === 'recordScans';
}
