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
  const today = () => dayOfInstant(new Date().toISOString(), zone);
  return useSyncExternalStore(never, today, today);
}

// Nothing renders again at midnight by itself.
function never() {
  return () => {};
}
