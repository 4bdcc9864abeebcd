import { useSyncExternalStore } from 'react';

/**
 * True while the window matches a media query, such as `(width < 64rem)`.
 *
 * @param otherwise the answer on a server, and in a DOM without layout (jsdom)
 */
export function useMediaQuery(query: string, otherwise = false): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = mediaOf(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    () => mediaOf(query)?.matches ?? otherwise,
    () => otherwise,
  );
}

function mediaOf(query: string): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(query) : undefined;
}
