import { useEffect } from 'react';

/** Calls again and again, in milliseconds, as long as the page is in sight; at once when it comes back into sight. */
export function usePolling(poll: () => void, everyMs: number): void {
  useEffect(() => {
    const pollInSight = () => {
      if (document.visibilityState === 'visible') poll();
    };
    const timer = setInterval(pollInSight, everyMs);
    document.addEventListener('visibilitychange', pollInSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollInSight);
    };
  }, [poll, everyMs]);
}
