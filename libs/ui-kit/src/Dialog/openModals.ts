const modals: HTMLElement[] = [];
const listeners = new Set<() => void>();

function publish() {
  for (const listener of listeners) listener();
}

/** The modal window on top, if any: everything outside it takes neither presses nor the focus. */
export function topModal(): HTMLElement | undefined {
  return modals.at(-1);
}

/** Says that a modal window has opened; call what it returns before the window goes. */
export function addModal(modal: HTMLElement): () => void {
  modals.push(modal);
  publish();
  return () => {
    modals.splice(modals.lastIndexOf(modal), 1);
    publish();
  };
}

/** Calls the listener whenever a modal window opens or goes, until the returned function is called. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
