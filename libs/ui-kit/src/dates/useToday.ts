import { dayOfInstant } from '@callboard/domain/calendar';
import { useSyncExternalStore } from 'react';
import { ownZone } from './DateText/formatDate';

/**
 * The current day, as `2026-11-21`, each time that a component renders. The clock is read as an external store, because the React
 * Compiler would cache it.
 *
 * @param zone The zone of the device without one.
 */
export function useToday(zone: string = ownZone()): string {
  const today = () => todayIn(zone);
  return useSyncExternalStore(never, today, today);
}

/** The current day in a zone, as `2026-11-21`, outside of rendering. */
export function todayIn(zone: string): string {
  return dayOfInstant(new Date().toISOString(), zone);
}

// Nothing renders again at midnight by itself.
function never() {
  return () => {};
}
