import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect } from 'react';

/**
 * Calls a function at an interval in milliseconds while the page is visible, and immediately when it becomes visible again; with null,
 * not at all.
 */
export function usePolling(poll: () => void, everyMs: number | null): void {
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && poll(), everyMs);
    const stop = onVisibilityChange((isVisible) => {
      if (isVisible) poll();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [poll, everyMs]);
}
