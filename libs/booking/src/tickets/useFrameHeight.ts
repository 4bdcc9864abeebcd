import { useCallback } from 'react';
import { isEmbedded } from './ticketAddress';

/** The message in which the shop notifies the page around it how high it is. */
export const frameHeight = 'callboard.height';

/**
 * A ref for the whole shop, which notifies the page around it how high it is, so that the frame needs no scroll bar of its own. The
 * element is another one after the language changed.
 */
export function useFrameHeight(): (root: HTMLElement) => (() => void) | undefined {
  return useCallback((root) => {
    if (!isEmbedded() || parent === window) return undefined;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      // A height is no secret, and the server decides which sites can have this page in a frame.
      parent.postMessage({ type: frameHeight, height }, '*');
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
}
