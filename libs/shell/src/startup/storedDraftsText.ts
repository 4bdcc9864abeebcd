import { storedDrafts } from '@callboard/auth/drafts';
import { zoneName } from '@callboard/domain/calendar';
import { formatInstant, ownZone } from '@callboard/ui-kit/dates';
import { offlineMessages } from './offlineMessages';

/** Note on the drafts on this device while the server cannot be reached, which only their owner can read. Null without any. */
export async function storedDraftsText(): Promise<string | null> {
  const { count, savedAt } = await storedDrafts();
  if (count === 0) return null;
  const instant = new Date(savedAt).toISOString();
  const zone = ownZone();
  return offlineMessages.storedDrafts(count, formatInstant(instant, zone), zoneName(zone, instant));
}
