import { useEffect } from 'react';

/**
 * Has the browser ask before the tab is closed or reloaded, while there is something to lose.
 *
 * @example useAskBeforeClose(isDirty);
 */
export function useAskBeforeClose(hasUnsaved: boolean): void {
  // Synchronises with the browser's own question.
  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
