import { createLocalState } from '@callboard/app-state';

/** From the lowest to the one on top. */
const { get, set, subscribe } = createLocalState<readonly HTMLElement[]>([]);

/** The modal window on top, if any: everything outside it takes neither presses nor the focus. */
export function topModal(): HTMLElement | undefined {
  return get().at(-1);
}

/** Says that a modal window has opened; call what it returns before the window goes. */
export function addModal(modal: HTMLElement): () => void {
  set([...get(), modal]);
  return () => set(get().filter((open) => open !== modal));
}

/** Calls the listener whenever a modal window opens or goes, until the returned function is called. */
export const subscribeToModals: (listener: () => void) => () => void = subscribe;
