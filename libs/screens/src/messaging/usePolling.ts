import { onSight } from '@callboard/browser-storage';
import { useEffect } from 'react';

/** Calls again and again, in milliseconds, as long as the page is in sight; at once when it comes back into sight. */
export function usePolling(poll: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && poll(), everyMs);
    const stop = onSight((isInSight) => {
      if (isInSight) poll();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [poll, everyMs]);
}
