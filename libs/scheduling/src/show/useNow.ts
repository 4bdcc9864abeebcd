import { onVisibilityChange } from '@callboard/browser-storage';
import { useEffect, useState } from 'react';

const tickMs = 1_000;

/** The time of the device, in milliseconds since 1970, second by second while the page is visible. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  // Synchronises with the clock of the device.
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, tickMs);
    const stop = onVisibilityChange((isVisible) => isVisible && tick());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);
  return now;
}
