import { useEffect, useState } from 'react';

/** The whole seconds until a moment of the device's clock, updated each second; null without one. */
export function useSecondsLeft(endsAt: number | null): number | null {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  // Synchronises with the clock of the device.
  useEffect(() => {
    const update = () => setLeft(secondsUntil(endsAt));
    update();
    const timer = setInterval(update, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}

function secondsUntil(endsAt: number | null): number | null {
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
}
