import { useEffect, useEffectEvent } from 'react';
import { notifyNow } from '../typing/notifyAfterPaint';

/**
 * Makes the browser prompt before the tab is closed or reloaded while there are unsaved changes. Pending typing is flushed before
 * `hasUnsaved` is called.
 *
 * @example useConfirmClose(() => isDirty);
 */
export function useConfirmClose(hasUnsaved: () => boolean): void {
  const promptIfUnsaved = useEffectEvent((event: BeforeUnloadEvent) => {
    notifyNow();
    if (hasUnsaved()) event.preventDefault();
  });
  // Listens even without unsaved changes, because the user can type and close the tab before the next render.
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => promptIfUnsaved(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
