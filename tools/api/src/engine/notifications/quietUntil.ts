import type { NotificationSettings } from '@callboard/api-contract/notifications';
import { addDays, dayOfInstant, fromWallTime, timeOfInstant } from '@callboard/domain/calendar';

/** When the quiet hours end that a moment is in; null outside of them. */
export function quietUntil(
  now: Date,
  { quiet, time_zone }: Pick<NotificationSettings, 'quiet' | 'time_zone'>,
): Date | null {
  if (!quiet) return null;
  const { from, to } = quiet;
  const clock = timeOfInstant(now.toISOString(), time_zone);
  const isQuiet = from <= to ? clock >= from && clock < to : clock >= from || clock < to;
  if (!isQuiet) return null;
  const today = dayOfInstant(now.toISOString(), time_zone);
  const day = clock < to ? today : addDays(today, 1);
  return new Date(fromWallTime(`${day}T${to}`, time_zone));
}
