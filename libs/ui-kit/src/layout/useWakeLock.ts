import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect } from 'react';

/** Keeps the screen on, where the browser can: a phone at a door, or in the wings, must not fall asleep between two guests. */
export function useWakeLock(): void {
  // Synchronises with the screen. The browser lets go of the lock whenever the page is hidden.
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isStopped = false;
    const take = () =>
      void navigator.wakeLock?.request('screen').then(
        (taken) => {
          if (isStopped) void taken.release();
          else lock = taken;
        },
        () => undefined,
      );
    take();
    const stop = onVisibilityChange((isVisible) => isVisible && take());
    return () => {
      isStopped = true;
      stop();
      void lock?.release();
    };
  }, []);
}
