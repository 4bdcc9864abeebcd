import { useLayoutEffect, useRef, useState } from 'react';
import { notifyAfterPaint, notifyNow } from './notifyAfterPaint';

interface TypedAhead {
  /** The value for the control, which can be ahead of the form's value. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * Shows typed text immediately and updates the form after the next paint. final-form validates and compares every field on each
 * change, which on a slow phone takes longer than a frame.
 */
export function useTypedAhead(
  isTyped: boolean,
  value: unknown,
  notify: (value: unknown) => void,
): TypedAhead {
  const [ahead, setAhead] = useState<{ value: unknown } | null>(null);
  const source = useRef({});
  // Flushes on unmount. A layout effect, because it must run before the effects of parents that store the form's values are cleaned up.
  useLayoutEffect(() => notifyNow, []);
  if (!isTyped) return { value, onChange: notify };
  return {
    value: ahead ? ahead.value : value,
    onChange: (typed) => {
      setAhead({ value: typed });
      notifyAfterPaint(source.current, () => {
        notify(typed);
        setAhead(null);
      });
    },
  };
}
