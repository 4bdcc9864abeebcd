import { useEffect, useState } from 'react';

/** A sentence about the drafts on this device, once it is known; null while `isOffline` is false or there are none. */
export function useStoredDrafts(isOffline: boolean): string | null {
  const [text, setText] = useState<string | null>(null);

  // Reads from the browser's database, outside React. The chunk is lazy, and missing where nothing is cached yet.
  useEffect(() => {
    if (!isOffline) return;
    let isCurrent = true;
    const show = (found: string | null) => isCurrent && setText(found);
    import('./storedDraftsText')
      .then(({ storedDraftsText }) => storedDraftsText())
      .then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isOffline]);

  return isOffline ? text : null;
}
