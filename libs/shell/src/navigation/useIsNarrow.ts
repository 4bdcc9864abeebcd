import { useSyncExternalStore } from 'react';

const query = '(width < 64rem)';

/** Whether the window is as narrow as a phone, which has its own layout. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matching()?.matches ?? false);
}

function subscribe(listener: () => void) {
  const list = matching();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

// Test environments without a window size have no matchMedia.
function matching(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
