import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useState } from 'react';
import { clockOffset } from './serverClock';

const tickMs = 1_000;

/**
 * The time of the server as far as the device has measured it, in milliseconds since 1970, second by second while the page is visible: a
 * wrong clock shows the same night as a right one.
 */
export function useServerNow(): number {
  const [now, setNow] = useState(serverNow);
  // Synchronises with the clock of the device.
  useEffect(() => {
    const tick = () => setNow(serverNow());
    const timer = setInterval(tick, tickMs);
    const stop = onVisibilityChange((isVisible) => isVisible && tick());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}

/** The time of the server as far as the device has measured it, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + (clockOffset() ?? 0);
}
