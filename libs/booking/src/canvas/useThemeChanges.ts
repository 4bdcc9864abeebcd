import { useSyncExternalStore } from 'react';

let changes = 0;

/** A number that grows whenever the theme of the page changes: a canvas has to be painted again then. */
export function useThemeChanges(): number {
  return useSyncExternalStore(
    subscribe,
    () => changes,
    () => changes,
  );
}

function subscribe(onChange: () => void): () => void {
  const announce = () => {
    changes += 1;
    onChange();
  };
  const media = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : undefined;
  const observer = new MutationObserver(announce);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class', 'style'],
  });
  media?.addEventListener('change', announce);
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', announce);
  };
}
