import { useEffect } from 'react';

const everyMs = 5_000;

/** Refreshes every few seconds while it is on and the page can be seen: for what is done in another tab. */
export function useRefreshing(isOn: boolean, refresh: () => void): void {
  // Synchronises with the clock.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, refresh]);
}
