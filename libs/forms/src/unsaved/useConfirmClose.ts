import { addUnsavedWork } from '@callboard/browser-storage';
import { useEffect, useEffectEvent } from 'react';
import { notifyNow } from '../typing/notifyAfterPaint';

/**
 * Makes the browser prompt before the tab is closed or reloaded while there are unsaved changes, and the app not reload by itself
 * meanwhile. Pending typing is flushed before `hasUnsaved` is called.
 *
 * @example useConfirmClose(() => isDirty);
 */
export function useConfirmClose(hasUnsaved: () => boolean): void {
  const isUnsaved = useEffectEvent(() => {
    notifyNow();
    return hasUnsaved();
  });
  // Listens even without unsaved changes, because the user can type and close the tab before the next render.
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', listener);
    const remove = addUnsavedWork(() => isUnsaved());
    return () => {
      window.removeEventListener('beforeunload', listener);
      remove();
    };
  }, []);
}
