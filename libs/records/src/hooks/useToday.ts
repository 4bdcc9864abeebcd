import { useToday as useTodayIn } from '@callboard/ui-kit/dates';
import { useZone } from './useZone';

/** The current day in the user's zone, as `2026-11-21`. */
export function useToday(): string {
  return useTodayIn(useZone());
}
