import { dayOfInstant } from '@callboard/domain/calendar';
import { useZone } from './useZone';

/** The present day of the one who looks, as `2026-11-21`. */
export function useToday(): string {
  return dayOfInstant(new Date().toISOString(), useZone());
}
