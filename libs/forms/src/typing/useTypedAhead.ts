import { useLayoutEffect, useRef, useState } from 'react';
import type { OwnFieldKind } from '../definition';
import { tellAfterPaint, tellNow } from './tellAfterPaint';

/** The kinds that are entered letter by letter. */
const letterKinds: ReadonlySet<string> = new Set<OwnFieldKind>([
  'text',
  'email',
  'phone',
  'textarea',
  'search',
  'integer',
  'number',
  'money',
]);

interface TypedAhead {
  /** What the control shows: what was typed, also before the form knows it. */
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * Shows a letter at once and tells the form after the frame that paints it. final-form checks and compares every field for each
 * change, which on a slow phone takes longer than a frame.
 */
export function useTypedAhead(kind: string, value: unknown, tell: (value: unknown) => void): TypedAhead {
  const [ahead, setAhead] = useState<{ value: unknown } | null>(null);
  const teller = useRef({});
  // A field that leaves the page leaves nothing untold. Before the effects of those around it end, which keep what the form holds.
  useLayoutEffect(() => tellNow, []);
  if (!letterKinds.has(kind)) return { value, onChange: tell };
  return {
    value: ahead ? ahead.value : value,
    onChange: (typed) => {
      setAhead({ value: typed });
      tellAfterPaint(teller.current, () => {
        tell(typed);
        setAhead(null);
      });
    },
  };
}
