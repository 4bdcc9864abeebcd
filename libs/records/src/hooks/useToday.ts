import { dayOfInstant } from '@callboard/domain/calendar';
import { useZone } from './useZone';

/** The current day in the user's zone, as `2026-11-21`. */
export function useToday(): string {
  return dayOfInstant(new Date().toISOString(), useZone());
}
