import { useLayoutEffect, useRef } from 'react';
import { addModal } from './openModals';

const firstControl =
  '[data-autofocus], input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Keeps a native dialog open as a modal while it is mounted; the browser returns the focus when it closes. */
export function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  // Synchronises with the browser's top layer. A DOM without modal dialogs (jsdom) shows it in place.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const opener = document.activeElement;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    const control = dialog.querySelector<HTMLElement>(firstControl);
    control?.focus();
    const removeModal = addModal(dialog);
    return () => {
      removeModal();
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return ref;
}
