import { instantsOf, isWallTime } from '@callboard/domain/calendar';
import { useEffect } from 'react';

/** Replaces a stored wall time with its instant when a change of the zone makes it unambiguous. */
export function useResolvedTime(stored: string, zone: string, onChange: (instant: string) => void): void {
  const [instant, second] = isWallTime(stored) ? instantsOf(stored, zone) : [];
  const resolved = second === undefined ? instant : undefined;
  // Updates the values of final-form when the zone changes.
  useEffect(() => {
    if (resolved !== undefined) onChange(resolved);
  }, [resolved, onChange]);
}
