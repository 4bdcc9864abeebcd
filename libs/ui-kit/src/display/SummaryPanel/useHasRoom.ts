import { useSyncExternalStore } from 'react';

/** From this width on a page and a summary fit side by side. */
const query = '(width >= 64rem)';

/** Whether the window is wide enough for a summary next to the page. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}

function isWide(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(query).matches;
}

function subscribe(listener: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
