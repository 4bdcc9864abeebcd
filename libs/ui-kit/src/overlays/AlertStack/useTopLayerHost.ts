import { useEffect, useState } from 'react';
import { subscribeToModals, topModal } from '../Dialog/openModals';

/**
 * An element for a portal above everything that stays interactive. The top layer alone does not suffice: a modal
 * dialog makes everything outside it inert, so the element moves into the topmost dialog.
 */
export function useTopLayerHost(className: string | undefined): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Synchronises with the browser's top layer. Created in the effect, because a server has no document.
  useEffect(() => {
    const made = document.createElement('div');
    made.className = className ?? '';
    made.popover = 'manual';
    const place = () => {
      (topModal() ?? document.body).append(made);
      raise(made);
    };
    place();
    setHost(made);
    const leave = subscribeToModals(place);
    return () => {
      leave();
      made.remove();
    };
  }, [className]);
  return host;
}

/** Shows a popover again, above those shown since; not while the focus is in it, because that would be lost. */
export function raise(popover: HTMLElement): void {
  if (typeof popover.showPopover !== 'function' || !popover.isConnected) return;
  if (popover.matches(':popover-open')) {
    if (popover.contains(document.activeElement)) return;
    popover.hidePopover();
  }
  popover.showPopover();
}
