import { useEffect } from 'react';

/** Refreshes every few seconds while it is on and the page can be seen: for what others do, or what is done in another tab. */
export function useRefreshing(isOn: boolean, refresh: () => void, everySeconds = 5): void {
  // Synchronises with the clock.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everySeconds * 1_000);
    return () => clearInterval(timer);
  }, [isOn, refresh, everySeconds]);
}
