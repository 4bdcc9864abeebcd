import { useEffect, useRef } from 'react';
import { isEmbedded } from './ticketAddress';

/** Notifies the page around the shop how high it is, so that the frame needs no scroll bar of its own. */
export function useFrameHeight() {
  const element = useRef<HTMLElement>(null);
  // Synchronises with the page around this one.
  useEffect(() => {
    const root = element.current;
    if (!root || !isEmbedded() || parent === window) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(root.getBoundingClientRect().height);
      // A height is no secret, and the server decides which sites can have this page in a frame.
      parent.postMessage({ type: 'callboard.height', height }, '*');
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, []);
  return element;
}
