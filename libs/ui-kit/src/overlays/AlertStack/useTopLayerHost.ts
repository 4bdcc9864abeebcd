import { useEffect, useState } from 'react';
import { subscribeToModals, topModal } from '../Dialog/openModals';

/**
 * An element for a portal that lies above everything and can be used there. The top layer alone does not suffice: a
 * modal dialog makes all that is outside it inert, so the element moves into the dialog that is on top.
 */
export function useTopLayerHost(className: string | undefined): HTMLElement | null {
  const [host, setHost] = useState<HTMLElement | null>(null);
  // Synchronises with the browser's top layer. Only here, for a page made on the server has no document.
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

/** Shows a popover anew, above what has been shown since; not while the focus is in it, for that would be lost. */
export function raise(popover: HTMLElement): void {
  if (typeof popover.showPopover !== 'function' || !popover.isConnected) return;
  if (popover.matches(':popover-open')) {
    if (popover.contains(document.activeElement)) return;
    popover.hidePopover();
  }
  popover.showPopover();
}
