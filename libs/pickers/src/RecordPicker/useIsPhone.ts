import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse) and (max-width: 40rem)';

/** Whether the screen is narrow and has a coarse pointer. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {};
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
