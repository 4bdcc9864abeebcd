import type { MadeTime } from '@callboard/api-contract';
import { narrowClock, offsetOf, type ClockRange } from '@callboard/domain/calendar';
import { useSyncExternalStore } from 'react';

/** The clock of this device as the answers of the server measure it; null before the first. */
let range: ClockRange | null = null;
let offset: number | null = null;
/** The last moment that was handed out. */
let last = 0;
const listeners = new Set<() => void>();

/** Two inputs in so many milliseconds stay in their order where the clock is corrected between them. */
const orderMs = 5_000;

/** Measures the clock of this device by an answer of the server. One from a cache is not of now. */
export function measureClock({ headers }: Response, sentAt: number): void {
  const serverAt = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(serverAt) || headers.has('Age')) return;
  range = narrowClock(range, { sentAt, receivedAt: Date.now(), serverAt });
  const measured = offsetOf(range);
  if (measured === offset) return;
  offset = measured;
  for (const listener of listeners) listener();
}

/** How many milliseconds the clock of the server is ahead of that of this device; null before that is known. */
export function clockOffset(): number | null {
  return offset;
}

/**
 * Now, by the clock of the server as far as it was measured: what each input is stored with that has to be put in order with those of
 * other devices.
 */
export function madeNow(): MadeTime {
  const now = Date.now() + (offset ?? 0);
  last = now <= last && last - now < orderMs ? last + 1 : now;
  return { madeAt: new Date(last).toISOString(), ...(offset !== null && { offset }) };
}

/** The same as `clockOffset`, for a component. */
export function useClockOffset(): number | null {
  return useSyncExternalStore(follow, clockOffset);
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
