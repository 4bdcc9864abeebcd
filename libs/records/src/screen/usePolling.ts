import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect } from 'react';

/** The interval for messages of others while they do not arrive by themselves, in milliseconds. */
export const messagePollMs = 10_000;

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
