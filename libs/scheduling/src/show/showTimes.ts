import { timeOfInstant } from '@callboard/domain/calendar';
import { showMessages as words } from './showMessages';

const minuteMs = 60_000;

/** `19:42`, in the zone of the venue. */
export function clockTime(instant: number, zone: string): string {
  return timeOfInstant(new Date(instant).toISOString(), zone);
}

/** Whole minutes later than planned; below zero earlier. Less than one is on time. */
export function minutesLate(ms: number): number {
  return Math.trunc(ms / minuteMs);
}

/** `3 min later than planned`. */
export function lateText(ms: number): string {
  const minutes = minutesLate(ms);
  if (minutes === 0) return words.onTime;
  return minutes > 0 ? words.later(minutes) : words.earlier(-minutes);
}
