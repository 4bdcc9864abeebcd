import { useEffect, useEffectEvent } from 'react';
import { tellNow } from '../typing/tellAfterPaint';

/**
 * Has the browser ask before the tab is closed or reloaded, if there is something to lose at that moment. What is being
 * typed is settled before `hasUnsaved` is asked.
 *
 * @example useAskBeforeClose(() => isDirty);
 */
export function useAskBeforeClose(hasUnsaved: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    tellNow();
    if (hasUnsaved()) event.preventDefault();
  });
  // The browser asks nobody but its own listeners. This one stands before there is anything to lose, because a letter may be typed
  // in the same moment.
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
