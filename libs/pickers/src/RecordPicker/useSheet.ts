import { useLayoutEffect, type RefObject } from 'react';

/**
 * Shows the whole picker in the browser's top layer as a sheet. The input stays the same element, so that the on-screen keyboard
 * stays open; the sheet fills the space above it.
 */
export function useSheet(shell: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // Synchronises with the browser's top layer and the part of the screen above the on-screen keyboard.
  useLayoutEffect(() => {
    const sheet = shell.current;
    if (!isOpen || !sheet || typeof sheet.showPopover !== 'function') return undefined;
    const { visualViewport } = window;
    const place = () => {
      const height = visualViewport?.height ?? window.innerHeight;
      const bottom = window.innerHeight - height - (visualViewport?.offsetTop ?? 0);
      sheet.style.setProperty('--sheet-bottom', `${Math.max(0, bottom)}px`);
      sheet.style.setProperty('--sheet-room', `${height}px`);
    };
    sheet.popover = 'manual';
    sheet.showPopover();
    place();
    visualViewport?.addEventListener('resize', place);
    return () => {
      visualViewport?.removeEventListener('resize', place);
      sheet.popover = null;
    };
  }, [shell, isOpen]);
}
