import { dayOfInstant } from '@callboard/domain/calendar';
import type { ThreadMessage } from '../message/ThreadMessage';

/** After a longer break the author is named again, in milliseconds. */
const maxBreakMs = 10 * 60_000;

/** Checks whether a message is shown under the name of the one above it: same author, same day, soon after. */
export function isFollowUp(
  message: Pick<ThreadMessage, 'author' | 'sentAt'>,
  above: Pick<ThreadMessage, 'author' | 'sentAt'> | undefined,
  zone: string,
): boolean {
  if (above === undefined || above.author !== message.author) return false;
  return (
    dayOfInstant(above.sentAt, zone) === dayOfInstant(message.sentAt, zone) &&
    Date.parse(message.sentAt) - Date.parse(above.sentAt) < maxBreakMs
  );
}
