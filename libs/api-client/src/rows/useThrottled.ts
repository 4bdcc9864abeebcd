import { useCallback, useEffect, useRef } from 'react';

/** Calls back at once, then at most once in each interval with the newest value: scrolling reports a range at every frame. */
export function useThrottled<T>(callBack: (value: T) => void, intervalMs: number): (value: T) => void {
  const state = useRef<{ timer: ReturnType<typeof setTimeout> | null; newest: { value: T } | null }>({
    timer: null,
    newest: null,
  });
  // Synchronises with the timer, which outlives the component otherwise.
  useEffect(() => {
    const { current } = state;
    return () => {
      if (current.timer !== null) clearTimeout(current.timer);
      current.timer = null;
    };
  }, []);
  return useCallback(
    (value: T) => {
      const { current } = state;
      if (current.timer !== null) {
        current.newest = { value };
        return;
      }
      const tick = () => {
        const { newest } = current;
        current.newest = null;
        current.timer = newest ? setTimeout(tick, intervalMs) : null;
        if (newest) callBack(newest.value);
      };
      current.timer = setTimeout(tick, intervalMs);
      callBack(value);
    },
    [callBack, intervalMs],
  );
}
