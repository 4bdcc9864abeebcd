import { instantsOf, isWallTime } from '@callboard/domain/calendar';
import { useEffect } from 'react';

/** Turns a wall time that is kept into its instant once its zone has exactly one for it: another place was chosen meanwhile. */
export function useSettledTime(stored: string, zone: string, onChange: (instant: string) => void): void {
  const [instant, second] = isWallTime(stored) ? instantsOf(stored, zone) : [];
  const settled = second === undefined ? instant : undefined;
  // Tells the form around, whose values live outside of React, of the zone that has changed.
  useEffect(() => {
    if (settled !== undefined) onChange(settled);
  }, [settled, onChange]);
}
