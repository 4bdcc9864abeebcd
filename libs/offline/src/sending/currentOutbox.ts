import type { OutboxEntry } from '../entries/OutboxEntry';
import type { Outbox } from './createOutbox';

/** The outbox of the signed-in user, while this tab runs it. */
export interface RunningOutbox extends Outbox {
  /** Starts sending, without waiting for the result. */
  start: () => void;
}

let current: RunningOutbox | null = null;

/** Sets the outbox of the session; null when there is none. */
export function setCurrentOutbox(outbox: RunningOutbox | null): void {
  current = outbox;
}

/** The outbox of the session; null without a user, while an admin views as another user, and where the browser cannot encrypt. */
export function currentOutbox(): RunningOutbox | null {
  return current;
}

/** Sends what waits now, instead of after a pause: the server was reached by something else. */
export function sendWaiting(): void {
  current?.start();
}

/** Sends a refused entry again, as it is or with another text. */
export async function retryEntry(entry: OutboxEntry, text?: string): Promise<void> {
  await current?.retry(entry, text);
  current?.start();
}

/** Deletes an entry, which is then never sent. `restoreEntry` undoes it. */
export async function removeEntry(entry: OutboxEntry): Promise<void> {
  await current?.remove(entry);
  // Entries that waited for a refused one can be sent now.
  current?.start();
}

/** Puts a deleted entry back at its place. */
export async function restoreEntry(entry: OutboxEntry): Promise<void> {
  await current?.restore(entry);
  current?.start();
}
