import { storedOutbox } from '@callboard/auth/drafts';
import { offlineMessages } from './offlineMessages';

/** Note on the entries that wait on this device to be sent, which only their owner can read. Null without any. */
export async function storedOutboxText(): Promise<string | null> {
  const { count } = await storedOutbox();
  return count === 0 ? null : offlineMessages.storedOutbox(count);
}
